import type { Position } from '../../features/content/index.ts'
import type { PlaceFields } from '../../kernel/place-fields.ts'
import type { ClassicMeta } from '../classic-site.ts'
import { plainKey, plainLine } from './meta.ts'

const latitude = /^(?:_?)(?:.*[_-])?(?:lat|latitude|breedtegraad|geo_latitude)$/i
const longitude = /^(?:_?)(?:.*[_-])?(?:lng|lon|long|longitude|lengtegraad|geo_longitude)$/i

export const isPlaceLike = (keys: readonly string[]): boolean =>
  keys.some((key) => latitude.test(key)) && keys.some((key) => longitude.test(key))

/** Keys that mean a field of a place, in the languages of their makers. */
type Text = Exclude<keyof PlaceFields, 'kilometresToSantiago' | 'sources'>

const known: readonly [Text, RegExp][] = [
  ['address', /^(?:.*_)?(?:adres|address|straat|street)(?:_?1)?$/i],
  ['place', /^(?:.*_)?(?:plaats|place|city|stad|town|woonplaats)$/i],
  ['municipality', /^(?:.*_)?(?:gemeente|municipality)$/i],
  ['province', /^(?:.*_)?(?:provincie|province|region|state)$/i],
  ['denomination', /^(?:.*_)?(?:gezindte|denominatie|denomination|kerkgenootschap)$/i],
  ['built', /^(?:.*_)?(?:bouwjaar|jaar|year|built|gebouwd|year_built|jaartal)$/i],
  ['monumentNumber', /^(?:.*_)?(?:monumentnummer|rijksmonument|monument_?(?:nr|number))$/i],
  ['monumentUrl', /^(?:.*_)?(?:monument_?url|website|web|url|site|link)$/i],
  ['openingHours', /^(?:.*_)?(?:openingstijden|opening_?hours|openingsuren)$/i],
  ['kind', /^(?:.*_)?(?:soort|type_object|objecttype)$/i],
]

export interface PlaceOf {
  position?: Position
  fields: Partial<Record<Text, string>>
  /** Keys of meta that stand in these, and need no field of their own. */
  used: Set<string>
}

/** Where a place is, and what its fields mean, of whichever plug-in kept them. */
export function becomePlace(meta: ClassicMeta): PlaceOf {
  const used = new Set<string>()
  const fields: PlaceOf['fields'] = {}
  let lat: number | undefined
  let lon: number | undefined
  for (const [given, value] of meta) {
    const key = plainKey(given)
    if (latitude.test(key)) {
      lat ??= degrees(value, 90)
      used.add(key)
    } else if (longitude.test(key)) {
      lon ??= degrees(value, 180)
      used.add(key)
    } else if (!key.startsWith('_')) {
      const field = known.find(([, pattern]) => pattern.test(key))?.[0]
      const text = plainLine(value).slice(0, field === 'openingHours' ? 2_000 : 200)
      if (!field || text === '' || fields[field] !== undefined) continue
      if (field === 'monumentUrl' && !isWebAddress(text)) continue
      fields[field] = text
      used.add(key)
    }
  }
  const isPlaced = lat !== undefined && lon !== undefined && !(lat === 0 && lon === 0)
  return {
    ...(isPlaced && { position: { latitude: lat ?? 0, longitude: lon ?? 0, precision: 'near' as const } }),
    fields,
    used,
  }
}

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text)

function degrees(text: string, most: number): number | undefined {
  const number = Number(text.trim().replace(',', '.'))
  return text.trim() !== '' && Number.isFinite(number) && Math.abs(number) <= most ? number : undefined
}
