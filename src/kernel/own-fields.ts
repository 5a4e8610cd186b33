import type { EntryType } from './kinds.ts'

/** What a field that staff declare can hold, also as part of a row. */
export const partTypes = [
  'text',
  'longtext',
  'richtext',
  'number',
  'date',
  'period',
  'choice',
  'choices',
  'toggle',
  'colour',
  'link',
  'picture',
  'pictures',
  'files',
  'entries',
  'place',
] as const
export type PartType = (typeof partTypes)[number]

/** All of them: `repeater` has rows of one layout, `flexible` rows of several. */
export const ownFieldTypes = [...partTypes, 'repeater', 'flexible'] as const
export type OwnFieldType = (typeof ownFieldTypes)[number]

/** Begins the name of each, so that none is ever that of a field which entries have of themselves. */
export const ownPrefix = 'veld_'

/** Those that have rows. */
export const hasRows = (type: unknown): type is 'repeater' | 'flexible' =>
  type === 'repeater' || type === 'flexible'

/** Those that offer a list to choose from. */
export const hasOptions = (type: unknown): boolean => type === 'choice' || type === 'choices'

/** What stands in each row of one layout. */
export interface FieldPart {
  /** Under which a row keeps its value; no other part of the layout has it. */
  name: string
  label: string
  type: PartType
  options: readonly string[]
  required: boolean
}

/** How a row can be made up. */
export interface RowLayout {
  name: string
  /** Empty where there is one layout only. */
  label: string
  parts: readonly FieldPart[]
}

/** As many rows as a field may ever have. */
export const mostRows = 200

/** A field that staff gave a kind of content: what forms ask, values are checked by, and pages show. */
export interface OwnField {
  /** Whose entries have it. */
  kind: EntryType
  /** Under which an entry keeps its value; no other field of the kind has it. */
  name: string
  label: string
  help: string
  type: OwnFieldType
  /** The values of a choice, as they are shown. */
  options: readonly string[]
  required: boolean
  /** Of what has rows: a repeater has one, whose name its rows do not tell. */
  layouts: readonly RowLayout[]
  /** So many rows at most. */
  rowLimit: number
}
