import { isValues } from '../../../api/values.ts'

/** A row of the table. An unreadable value stays in its cell as typed, until it is corrected. */
export interface Variant {
  sku: string
  attributes: Readonly<Record<string, string>>
  regularCents: number | string | null
  saleCents?: number | string | null
  stock?: number | string | null
  offered?: boolean | string
  pictureId?: number | null
}

/** A kind of choice with its values, as far as they are filled in. */
export interface Choice {
  name: string
  values: readonly string[]
}

/** The rows that a form holds. */
export const variantsIn = (value: unknown): readonly Variant[] => (isVariants(value) ? value : [])

const isVariants = (value: unknown): value is readonly Variant[] => Array.isArray(value)

/** The attributes of a form by which customers choose a variant. */
export const choicesIn = (value: unknown): readonly Choice[] =>
  (Array.isArray(value) ? value : []).flatMap((attribute: unknown): Choice[] => {
    if (!isValues(attribute) || attribute.forVariants !== true) return []
    const name = String(attribute.name ?? '').trim()
    const values = [...new Set(textsIn(attribute.values).map((text) => text.trim()))].filter(Boolean)
    return name === '' || values.length === 0 ? [] : [{ name, values }]
  })

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : []

/** `A4, rood`, in the order of the choices: the database keeps none. */
export function nameOf({ attributes, sku }: Variant, choices: readonly Choice[]): string {
  const placeOf = (name: string) => choices.findIndex((choice) => choice.name === name)
  const chosen = Object.entries(attributes).toSorted(([one], [other]) => placeOf(one) - placeOf(other))
  return chosen.flatMap(([, value]) => value || []).join(', ') || sku
}
