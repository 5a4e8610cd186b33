import { z } from 'zod'
import type { Declared, PictureView } from '../../../features/content/index.ts'
import { downloadPath, type FileRow, parseFileId } from '../../../features/library/index.ts'
import { formatBytes } from '../../../kernel/bytes.ts'
import { isLocalDate } from '../../../kernel/dates.ts'
import { formatDay, formatDays } from '../../../kernel/moment.ts'
import type { RenderContext } from '../../context.ts'
import { fileTags } from '../library-file/library-file.ts'

/** A value other than rows; a row may hold it, too. */
export type ShownPart =
  | { as: 'words'; text: string; href?: string }
  | { as: 'lines' | 'html' | 'colour'; text: string }
  | { as: 'toggle'; on: boolean }
  | { as: 'pictures'; pictures: readonly PictureView[] }
  | { as: 'links' | 'files'; links: readonly { href: string; label: string; note?: string }[] }
  | { as: 'place'; name: string | undefined; latitude: number; longitude: number }

/** What a page shows of a value, if anything, and the cache tags it depends on. */
export interface Found<Value = ShownPart> {
  value?: Value
  tags?: readonly string[]
}

const numbers = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 10 })

/** Converts a stored value of a declared field to what visitors see. */
export async function shownValue(field: Declared, value: unknown, context: RenderContext): Promise<Found> {
  if (typeof value === 'number')
    return field.type === 'picture'
      ? shownPictures([value], context)
      : words([numbers.format(value), ...(field.unit ? [field.unit] : [])].join('\u00a0'))
  if (typeof value === 'boolean') return { value: { as: 'toggle', on: value } }
  if (typeof value === 'string') return shownText(field, value)
  if (Array.isArray(value)) return shownList(field, value, context)
  return field.type === 'place' ? shownPlace(value) : shownPeriod(value)
}

const words = (text: string): Found => ({ value: { as: 'words', text } })

function shownText({ type }: Declared, text: string): Found {
  switch (type) {
    case 'longtext':
      return { value: { as: 'lines', text } }
    case 'richtext':
      return { value: { as: 'html', text } }
    case 'colour':
      return { value: { as: 'colour', text } }
    case 'link':
      return { value: { as: 'links', links: [{ href: text, label: bareAddress(text) }] } }
    case 'hour':
      return words(text.replace(':', '.'))
    default:
      return words(type === 'date' && isLocalDate(text) ? formatDay(text) : text)
  }
}

/** `https://example.org/` → `example.org`, as people write it. */
const bareAddress = (href: string): string =>
  href.replace(/^(?:https?:\/\/|mailto:|tel:)/, '').replace(/(?<=.)\/$/, '')

async function shownList(
  { type }: Declared,
  items: readonly unknown[],
  context: RenderContext,
): Promise<Found> {
  if (type === 'choices') return words(items.join(', '))
  const ids = items.filter((item) => typeof item === 'number')
  if (type === 'pictures') return shownPictures(ids, context)
  return type === 'files' ? shownFiles(ids, context) : shownEntries(ids, context)
}

async function shownPictures(ids: readonly number[], { features }: RenderContext): Promise<Found> {
  const found = await Promise.all(ids.map((id) => features.content.picture(id)))
  const pictures = found.filter((picture) => picture !== undefined)
  const tags = ids.map((id) => `media:${id}`)
  return pictures.length > 0 ? { value: { as: 'pictures', pictures }, tags } : { tags }
}

async function shownEntries(ids: readonly number[], { features }: RenderContext): Promise<Found> {
  const entries = await features.content.entries(ids)
  const tags = ids.map((id) => `entry:${id}`)
  if (entries.length === 0) return { tags }
  const links = entries.map(({ url, title, fields: { place } }) => ({
    href: url,
    label: title,
    ...(place ? { note: place } : {}),
  }))
  return { value: { as: 'links', links }, tags }
}

async function shownFiles(ids: readonly number[], { features, viewer }: RenderContext): Promise<Found> {
  const found = await Promise.all(
    ids.map((id) => {
      const known = parseFileId(String(id))
      return known === undefined ? undefined : features.library.file(viewer, known)
    }),
  )
  const files = found.filter((file) => file !== undefined)
  if (files.length === 0) return { tags: ids.map((id) => `file:${id}`) }
  const links = files.map((file) => ({
    href: addressOf(file),
    label: file.title,
    note: `${file.extension.toUpperCase()}, ${formatBytes(file.size)}`,
  }))
  const isLocked = files.some(({ access }) => !access.open)
  return { value: { as: 'files', links }, tags: fileTags(files, isLocked) }
}

/** Address where a visitor views or requests a file; a file without a preview downloads at once. */
const addressOf = (file: FileRow): string =>
  file.inside?.preview === 'none'
    ? (file.inside.remoteUrl ?? downloadPath(file))
    : `/bestand-bekijken/${file.id}/`

function shownPeriod(value: unknown): Found {
  if (typeof value !== 'object' || value === null) return {}
  const from = 'from' in value ? value.from : undefined
  const until = 'until' in value ? value.until : undefined
  if (typeof from !== 'string' || !isLocalDate(from)) return {}
  const lastDay = typeof until === 'string' && isLocalDate(until) ? until : from
  return words(formatDays({ firstDay: from, lastDay }))
}

// unbounded: a value of ours
const place = z.object({ latitude: z.number(), longitude: z.number(), name: z.string().nullish() })

function shownPlace(value: unknown): Found {
  const { data } = place.safeParse(value)
  return data ? { value: { as: 'place', ...data, name: data.name || undefined } } : {}
}
