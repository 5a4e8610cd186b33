import type { Criteria } from './criteria.ts'

/** A preloaded tag (section 3). `value` is what the search uses. */
export interface TagChoice {
  id: string
  label: string
  value: string
}

/** Any `-` in a name is shown as a space. */
export const tagChoice = ({ name, slug }: { name: string; slug?: string }): TagChoice => ({
  id: slug ?? name,
  label: name.replaceAll('-', ' '),
  value: name,
})

/** More tags than fit in a few rows. */
const shortList = 24

/** Whether a list of tags is long enough for a filter box. */
export const isLong = (tags: readonly TagChoice[]): boolean => tags.length > shortList

/** Tags whose label contains the words, ignoring case and accents, and all ticked tags. */
export function filterTags(
  tags: readonly TagChoice[],
  words: string,
  chosen: readonly string[],
): readonly TagChoice[] {
  const wanted = foldText(words.trim())
  return wanted === ''
    ? tags
    : tags.filter(({ label, value }) => chosen.includes(value) || foldText(label).includes(wanted))
}

const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The tag call's response: tags, or the reason for none. */
export type TagAnswer = { kind: 'tags'; tags: readonly TagChoice[] } | { kind: 'none'; message?: string }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Parses the response of the tag call (section 7): the literal `0`, or success with tags, or a message. */
export function readTagAnswer(body: string): TagAnswer {
  if (body.trim() === '0') return { kind: 'none' }
  const data: unknown = JSON.parse(body)
  if (!isRecord(data)) return { kind: 'none' }
  if (data.success !== true) {
    return { kind: 'none', ...(typeof data.message === 'string' ? { message: data.message } : {}) }
  }
  const tags = Array.isArray(data.tags) ? data.tags : []
  const known = tags.flatMap((tag: unknown) =>
    isRecord(tag) && typeof tag.name === 'string'
      ? tagChoice({ name: tag.name, ...(typeof tag.slug === 'string' ? { slug: tag.slug } : {}) })
      : [],
  )
  return known.length > 0 ? { kind: 'tags', tags: known } : { kind: 'none' }
}

/**
 * Ticks the listed tags by name or slug, ignoring case. Other tags are dropped when the visitor chose another category,
 * and kept as typed when they came from an address.
 */
export function settleTags(
  { tags, typedTags }: Pick<Criteria, 'tags' | 'typedTags'>,
  offered: readonly TagChoice[],
  others: 'drop' | 'keep',
): Pick<Criteria, 'tags' | 'typedTags'> {
  const byName = new Map(
    offered.flatMap(({ id, value }) => [
      [id.toLowerCase(), value],
      [value.toLowerCase(), value],
    ]),
  )
  const ticked = new Set<string>()
  const rest: string[] = []
  for (const tag of tags) {
    const value = byName.get(tag.toLowerCase())
    if (value === undefined) rest.push(tag)
    else ticked.add(value)
  }
  if (others === 'drop' || rest.length === 0) return { tags: [...ticked], typedTags }
  return { tags: [...ticked], typedTags: [typedTags, ...rest].filter(Boolean).join(', ') }
}
