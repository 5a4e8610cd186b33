import { type BuiltInField, declareFields } from './built-in-field.ts'
import type { KindFacts } from './kinds.ts'
import { placeFields } from './place-fields.ts'

/** When something takes place (`moment.ts`). */
export const dayFields = declareFields([
  { name: 'startsOn', type: 'date', label: 'Dag', help: 'Zonder dag staat het niet in de kalender.' },
  { name: 'endsOn', type: 'date', label: 'Tot en met', help: 'Alleen als het langer dan een dag duurt.' },
  { name: 'startsAt', type: 'hour', label: 'Van', help: 'Leeg is: de hele dag.' },
  { name: 'endsAt', type: 'hour', label: 'Tot' },
])

/** When and where something takes place: the place first, by another name than that of a place. */
export const momentFields: readonly BuiltInField[] = [
  ...dayFields,
  ...placeFields.filter(({ name }) => name === 'place').map((field) => ({ ...field, label: 'Waar' })),
  ...placeFields.filter(({ name }) => name === 'address'),
]

/** Those of the group 'when and where' in the form of a kind; a place says where in a group of its own. */
export const momentFieldsOf = ({ isPlace, hasMoment }: Pick<KindFacts, 'isPlace' | 'hasMoment'>) =>
  hasMoment ? (isPlace ? dayFields : momentFields) : []

/** All that the form of a kind asks. */
export const fieldsOfKind = (kind: Pick<KindFacts, 'isPlace' | 'hasMoment'>): readonly BuiltInField[] => [
  ...(kind.isPlace ? placeFields : []),
  ...momentFieldsOf(kind),
]

export const postFields = declareFields([
  {
    name: 'commentsClosed',
    type: 'toggle',
    label: 'Reacties gesloten',
    help: 'Wat er al staat, blijft staan.',
  },
])

/** Those that pages may show. */
export const shownFields: readonly BuiltInField[] = [...placeFields, ...dayFields]

/** Every field of the program, which an entry of any kind may have. */
export const builtInFields: readonly BuiltInField[] = [...shownFields, ...postFields]

/** Those that stand among the facts of an entry, in their order, as visitors read their names. */
export const factFields: readonly BuiltInField[] = shownFields
  .filter(({ fact }) => fact)
  .toSorted((one, other) => (one.fact?.at ?? 0) - (other.fact?.at ?? 0))
  .map((field) => ({ ...field, label: field.fact?.label ?? field.label }))

export const labelsOf = (fields: readonly BuiltInField[]): Record<string, string> =>
  Object.fromEntries(fields.map(({ name, label }) => [name, label]))
