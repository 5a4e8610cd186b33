import { type DeclaredField, type PictureView, readOwnValue } from '../../features/content/index.ts'
import { downloadPath, type FileRow, parseFileId } from '../../features/library/index.ts'
import { formatBytes } from '../../kernel/bytes.ts'
import { isLocalDate } from '../../kernel/dates.ts'
import { formatDay, formatDays } from '../../kernel/moment.ts'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import { fileTags } from '../shared/library-file/library-file.ts'
import type { OwnFieldProps } from './fields.ts'

export type ShownValue =
  | { as: 'words' | 'lines' | 'html' | 'colour'; text: string }
  | { as: 'toggle'; on: boolean }
  | { as: 'pictures'; pictures: readonly PictureView[] }
  | { as: 'links' | 'files'; links: readonly { href: string; label: string; note?: string }[] }

export interface ShownField {
  name: string
  label: string
  value: ShownValue
}

interface Found {
  value: ShownValue
  tags?: readonly string[]
}

/** What staff filled in of the fields that they declared, in their order. */
export async function load(
  { field: asked }: OwnFieldProps,
  context: RenderContext,
): Promise<Loaded<readonly ShownField[]>> {
  const { entry, features } = context
  if (!entry) return { model: [] }
  const declared = (await features.content.ownFields()).filter(
    ({ kind, name }) => kind === entry.type && (asked === '' || asked === name),
  )
  const found = await Promise.all(
    declared.map(async (field) => ({ field, found: await shownOf(field, context) })),
  )
  return {
    model: found.flatMap(({ field: { name, label }, found }) =>
      found ? [{ name, label, value: found.value }] : [],
    ),
    tags: ['own-fields', `entry:${entry.id}`, ...found.flatMap(({ found }) => found?.tags ?? [])],
  }
}

const numbers = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 10 })

async function shownOf(field: DeclaredField, context: RenderContext): Promise<Found | undefined> {
  const value = readOwnValue(field, context.entry?.fields ?? {})
  if (typeof value === 'number')
    return field.type === 'picture' ? shownPictures([value], context) : words(numbers.format(value))
  if (typeof value === 'boolean') return { value: { as: 'toggle', on: value } }
  if (typeof value === 'string') return shownText(field, value)
  if (Array.isArray(value)) return shownList(field, value, context)
  return shownPeriod(value)
}

const words = (text: string): Found => ({ value: { as: 'words', text } })

function shownText({ type }: DeclaredField, text: string): Found {
  switch (type) {
    case 'longtext':
      return { value: { as: 'lines', text } }
    case 'richtext':
      return { value: { as: 'html', text } }
    case 'colour':
      return { value: { as: 'colour', text } }
    case 'link':
      return { value: { as: 'links', links: [{ href: text, label: bareAddress(text) }] } }
    default:
      return words(type === 'date' && isLocalDate(text) ? formatDay(text) : text)
  }
}

/** `https://example.org/` → `example.org`, as people write it. */
const bareAddress = (href: string): string =>
  href.replace(/^(?:https?:\/\/|mailto:|tel:)/, '').replace(/(?<=.)\/$/, '')

async function shownList(
  { type }: DeclaredField,
  items: readonly unknown[],
  context: RenderContext,
): Promise<Found | undefined> {
  if (type === 'choices') return words(items.join(', '))
  const ids = items.filter((item) => typeof item === 'number')
  if (type === 'pictures') return shownPictures(ids, context)
  return type === 'files' ? shownFiles(ids, context) : shownEntries(ids, context)
}

async function shownPictures(
  ids: readonly number[],
  { features }: RenderContext,
): Promise<Found | undefined> {
  const found = await Promise.all(ids.map((id) => features.content.picture(id)))
  const pictures = found.filter((picture) => picture !== undefined)
  if (pictures.length === 0) return undefined
  return { value: { as: 'pictures', pictures }, tags: pictures.map(({ id }) => `media:${id}`) }
}

async function shownEntries(ids: readonly number[], { features }: RenderContext): Promise<Found | undefined> {
  const entries = await features.content.entries(ids)
  const tags = ids.map((id) => `entry:${id}`)
  if (entries.length === 0) return undefined
  const links = entries.map(({ url, title, fields: { place } }) => ({
    href: url,
    label: title,
    ...(place ? { note: place } : {}),
  }))
  return { value: { as: 'links', links }, tags }
}

async function shownFiles(
  ids: readonly number[],
  { features, viewer }: RenderContext,
): Promise<Found | undefined> {
  const found = await Promise.all(
    ids.map((id) => {
      const known = parseFileId(String(id))
      return known === undefined ? undefined : features.library.file(viewer, known)
    }),
  )
  const files = found.filter((file) => file !== undefined)
  if (files.length === 0) return undefined
  const links = files.map((file) => ({
    href: addressOf(file),
    label: file.title,
    note: `${file.extension.toUpperCase()}, ${formatBytes(file.size)}`,
  }))
  const isLocked = files.some(({ access }) => !access.open)
  return { value: { as: 'files', links }, tags: fileTags(files, isLocked) }
}

/** Where a visitor looks at a file, or asks to; what cannot be shown is downloaded at once. */
const addressOf = (file: FileRow): string =>
  file.inside?.preview === 'none'
    ? (file.inside.remoteUrl ?? downloadPath(file))
    : `/bestand-bekijken/${file.id}/`

function shownPeriod(value: unknown): Found | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const from = 'from' in value ? value.from : undefined
  const until = 'until' in value ? value.until : undefined
  if (typeof from !== 'string' || !isLocalDate(from)) return undefined
  const lastDay = typeof until === 'string' && isLocalDate(until) ? until : from
  return words(formatDays({ firstDay: from, lastDay }))
}
