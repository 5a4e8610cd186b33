import type { EntryField, FieldPart } from './own-fields.ts'

/** A field of the program: declared as staff declare theirs, with what else depends on it. */
export interface BuiltInField extends EntryField {
  /** None that refers to something else: whether that is still in use is asked of the fields of staff alone. */
  type: Exclude<EntryField['type'], 'picture' | 'pictures' | 'files' | 'entries'>
  /** Search finds entries by its text. */
  isSearched?: true
  /** Its row among the facts of an entry, the lowest `at` first. `label` is what visitors read when staff read another. */
  fact?: { at: number; label?: string }
  /** The property of schema.org that says it, of the entry or of its `PostalAddress`. */
  schemaOrg?: string
  postalAddress?: string
  /** The field with the address to which its text leads. */
  leadsTo?: string
}

type Given<Full extends object, Needed extends keyof Full> = Pick<Full, Needed> & Partial<Full>
type GivenPart = Given<FieldPart, 'name' | 'label' | 'type'>
type GivenField = Omit<Given<BuiltInField, 'name' | 'label' | 'type'>, 'layouts'> & {
  layouts?: readonly { name: string; label: string; parts: readonly GivenPart[] }[]
}

const without = { options: [], required: false }

/** Completes declarations; their names and types stay known to the compiler. */
export const declareFields = <const Fields extends readonly GivenField[]>(
  fields: Fields,
): readonly (BuiltInField & Fields[number])[] =>
  fields.map((field) => ({
    help: '',
    rowLimit: 0,
    ...without,
    ...field,
    layouts: (field.layouts ?? []).map(({ parts, ...layout }) => ({
      ...layout,
      parts: parts.map((part) => ({ ...without, ...part })),
    })),
  }))

type RowOf<Part extends GivenPart> = {
  [One in Part as One extends { required: true } ? One['name'] : never]: ValueOf<One>
} & { [One in Part as One extends { required: true } ? never : One['name']]?: ValueOf<One> }

type ValueOf<Field> = Field extends { type: 'number' }
  ? number
  : Field extends { type: 'toggle' }
    ? boolean
    : Field extends { type: 'choices' }
      ? readonly string[]
      : Field extends { type: 'repeater'; layouts: readonly { parts: readonly (infer Part)[] }[] }
        ? readonly RowOf<Part & GivenPart>[]
        : Field extends { type: 'period' | 'place' | 'flexible' }
          ? object
          : string

/** What an entry may hold in declared fields. */
export type ValuesOf<Fields extends readonly BuiltInField[]> = {
  [One in Fields[number] as One['name']]?: ValueOf<One>
}
