import type { ClassicMeta } from '../classic-site.ts'
import { decodeEntities } from '../decode-entities.ts'
import { readPhp } from './read-php.ts'

/** The first value of a key; '' counts as one. */
export const metaOf = (meta: ClassicMeta | undefined, key: string): string | undefined =>
  meta?.find(([name]) => name === key)?.[1]

/** What PHP serialised, as plain data; undefined for anything else. */
export const phpOf = (meta: ClassicMeta | undefined, key: string): unknown => readPhp(metaOf(meta, key))

type Data = Readonly<Record<string, unknown>>

/** Lists count as maps with numbers as keys; anything else is an empty one. */
export const mapOf = (value: unknown): Data =>
  typeof value === 'object' && value !== null ? (value as Data) : {}

export const listOf = (value: unknown): unknown[] => Object.values(mapOf(value))

export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** A number of a thing: a whole one above zero. */
export function idOf(value: unknown): number | undefined {
  const id = typeof value === 'number' ? value : /^\s*\d{1,10}\s*$/.test(textOf(value)) ? Number(value) : 0
  return Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647 ? id : undefined
}

/** `12,15` as numbers. */
export const idsOf = (value: unknown): number[] =>
  (typeof value === 'string' ? value.split(',') : listOf(value)).flatMap((one) => idOf(one) ?? [])

/** Keys and slugs from anywhere, without what nobody sees. */
export const plainKey = (key: string): string => key.replace(/[\u200B-\u200F\u2060\uFEFF]/g, '').trim()

/** Plain text on one line, of a title that may hold HTML. */
export const plainLine = (html: string): string =>
  decodeEntities(html.replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
