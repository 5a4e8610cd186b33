import { townList } from './town-list.ts'

export interface Town {
  name: string
  province: string
  latitude: number
  longitude: number
}

/** As people type it: without capitals, accents and signs. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

let known: Map<string, Town[]> | undefined

/** By name, and by name with province; read at the first question. */
function read(): Map<string, Town[]> {
  const towns = new Map<string, Town[]>()
  const add = (key: string, town: Town) => towns.set(key, [...(towns.get(key) ?? []), town])
  for (const line of townList.trim().split('\n')) {
    const [name = '', province = '', latitude, longitude] = line.split(';')
    const town = { name, province, latitude: Number(latitude), longitude: Number(longitude) }
    add(plain(name), town)
    add(plain(`${name} ${province}`), town)
  }
  return towns
}

/** The towns that a visitor may mean: `Zwolle`, `zwolle`, `Heusden (Noord-Brabant)`. */
export function townsNamed(text: string): readonly Town[] {
  known ??= read()
  return known.get(plain(text)) ?? []
}
