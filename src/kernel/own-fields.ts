import type { EntryType } from './kinds.ts'

/** Types of fields that staff define, also as part of a row. */
export const partTypes = [
  'text',
  'longtext',
  'richtext',
  'number',
  'date',
  'hour',
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

/** All types of fields: a `repeater` has rows of one layout, a `flexible` field has rows of several. */
export const ownFieldTypes = [...partTypes, 'repeater', 'flexible'] as const
export type OwnFieldType = (typeof ownFieldTypes)[number]

/** Prefix of the names of these fields, so that they never clash with built-in fields of entries. */
export const ownPrefix = 'veld_'

/** Whether a type has rows. */
export const hasRows = (type: unknown): type is 'repeater' | 'flexible' =>
  type === 'repeater' || type === 'flexible'

/** Whether a type offers a list of options. */
export const hasOptions = (type: unknown): boolean => type === 'choice' || type === 'choices'

/** What the program's own fields may ask besides. */
interface Bounds {
  /** The largest length of a text. */
  most?: number
  /** The smallest and the largest number. */
  min?: number
  max?: number
  /** Stands after the number: `km`. */
  unit?: string
  /** Of a link: the address of a website, and nothing else. */
  isWeb?: true
}

/** A field of each row of one layout. */
export interface FieldPart extends Bounds {
  /** Key of its value in a row; unique in the layout. */
  name: string
  label: string
  type: PartType
  options: readonly string[]
  required: boolean
}

/** A possible set of fields in a row. */
export interface RowLayout {
  name: string
  /** Empty when there is only one layout. */
  label: string
  parts: readonly FieldPart[]
}

/** The most rows that any field may have. */
export const mostRows = 200

/** A field of entries, used by forms, by validation and by pages. */
export interface EntryField extends Bounds {
  /** Key of its value in an entry; unique in the kind. */
  name: string
  label: string
  help: string
  type: OwnFieldType
  /** The options of a choice, as shown. */
  options: readonly string[]
  required: boolean
  /** For types with rows. A repeater has one layout, whose name is not stored in its rows. */
  layouts: readonly RowLayout[]
  /** The most rows of this field. */
  rowLimit: number
}

/** A field that staff added to a kind of content. */
export interface OwnField extends EntryField {
  /** The kind whose entries have it. */
  kind: EntryType
}
