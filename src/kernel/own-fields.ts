import type { EntryType } from './kinds.ts'

/** What a field that staff declare can hold. */
export const ownFieldTypes = [
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
] as const
export type OwnFieldType = (typeof ownFieldTypes)[number]

/** Begins the name of each, so that none is ever that of a field which entries have of themselves. */
export const ownPrefix = 'veld_'

/** Those that offer a list to choose from. */
export const hasOptions = (type: unknown): boolean => type === 'choice' || type === 'choices'

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
}
