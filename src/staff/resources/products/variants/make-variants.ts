import { slugify } from '../../../../kernel/slug.ts'
import type { Choice, Variant } from './variant.ts'

/** Initial values of a new variant. */
export interface Start {
  sku: string
  regularCents: Variant['regularCents']
}

/** The number of all combinations. */
export const countOf = (choices: readonly Choice[]): number =>
  choices.length === 0 ? 0 : choices.reduce((count, { values }) => count * values.length, 1)

/**
 * One variant for each combination, in the order of the choices. One that is there already stays as it is, also when
 * its choices were renamed; with a choice added it becomes the first of those that it was. What belongs to no
 * combination comes last.
 */
export function makeVariants(
  choices: readonly Choice[],
  present: readonly Variant[],
  start: Start,
): readonly Variant[] {
  const left = new Set(present)
  const skus = new Set(present.map(({ sku }) => sku))
  const wanted = combinationsOf(choices)
  const found = new Map<object, Variant>()
  for (const isIt of [isExactly, isPartOf])
    for (const combination of wanted) {
      const known = found.has(combination) ? undefined : [...left].find((one) => isIt(one, combination))
      if (!known) continue
      left.delete(known)
      found.set(
        combination,
        hasSame(known.attributes, combination) ? known : { ...known, attributes: combination },
      )
    }
  const made = wanted.map(
    (attributes): Variant =>
      found.get(attributes) ?? {
        sku: freeSku(start.sku, attributes, skus),
        attributes,
        regularCents: start.regularCents,
        offered: true,
      },
  )
  return [...made, ...left]
}

type Combination = Readonly<Record<string, string>>

function combinationsOf(choices: readonly Choice[]): readonly Combination[] {
  if (choices.length === 0) return []
  return choices.reduce<readonly Combination[]>(
    (made, { name, values }) => made.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  )
}

const valuesOf = (attributes: Combination): readonly string[] =>
  Object.values(attributes).filter((value) => value !== '')

const isPartOf = ({ attributes }: Variant, combination: Combination): boolean => {
  const values = Object.values(combination)
  return valuesOf(attributes).length > 0 && valuesOf(attributes).every((value) => values.includes(value))
}

const isExactly = (variant: Variant, combination: Combination): boolean =>
  isPartOf(variant, combination) && valuesOf(variant.attributes).length === Object.keys(combination).length

const hasSame = (one: Combination, other: Combination): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(other).every(([name, value]) => one[name] === value)

/** Whether a variant is one of the combinations. */
export const isChosenBy = (choices: readonly Choice[], { attributes }: Variant): boolean =>
  Object.keys(attributes).length === choices.length &&
  choices.every(({ name, values }) => values.includes(attributes[name] ?? ''))

/** Whether a variant was chosen by a value that was removed since: visitors cannot buy it. */
export const isChosenByLost = (choices: readonly Choice[], { attributes }: Variant): boolean =>
  choices.some(({ name, values }) => attributes[name] && !values.includes(attributes[name]))

function freeSku(start: string, attributes: Combination, taken: Set<string>): string {
  const base = [start, ...Object.values(attributes).map((value) => slugify(value).toUpperCase())]
    .filter(Boolean)
    .join('-')
    .slice(0, 95)
  let sku = base
  for (let number = 2; taken.has(sku); number++) sku = `${base}-${number}`
  taken.add(sku)
  return sku
}
