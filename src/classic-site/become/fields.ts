import type { LocalDate } from '../../kernel/dates.ts'
import type { OwnFieldType, PartType } from '../../kernel/own-fields.ts'
import type { ClassicMeta } from '../classic-site.ts'
import { decodeEntities } from '../decode-entities.ts'
import { idOf, idsOf, listOf, mapOf, metaOf, plainLine, textOf } from './meta.ts'
import { readPhp } from './read-php.ts'

/** A field of the old site, however it was declared. */
export interface OldField {
  /** Of its value in meta. */
  key: string
  label: string
  help: string
  type: OwnFieldType
  /** Of a choice: labels by the values that are stored. */
  choices: ReadonlyMap<string, string>
  layouts: { key: string; label: string; parts: OldField[] }[]
}

/** Types of ACF's fields. What is not here is not shown to anybody, or belongs elsewhere. */
const acfTypes: Readonly<Record<string, OwnFieldType>> = {
  text: 'text',
  email: 'text',
  password: 'text',
  number: 'number',
  range: 'number',
  textarea: 'longtext',
  wysiwyg: 'richtext',
  image: 'picture',
  gallery: 'pictures',
  file: 'files',
  select: 'choice',
  radio: 'choice',
  button_group: 'choice',
  checkbox: 'choices',
  true_false: 'toggle',
  date_picker: 'date',
  date_time_picker: 'date',
  time_picker: 'hour',
  color_picker: 'colour',
  link: 'link',
  url: 'link',
  page_link: 'link',
  oembed: 'link',
  post_object: 'entries',
  relationship: 'entries',
  google_map: 'place',
  repeater: 'repeater',
  flexible_content: 'flexible',
}

/** A field as ACF keeps it: `settings` is what it serialised. `below` are those whose parent it is. */
export function readAcfField(
  { key, label, settings }: { key: string; label: string; settings: unknown },
  below: readonly (OldField & { layout?: string })[],
): OldField | undefined {
  const data = mapOf(settings)
  const named = textOf(data.type)
  const isSeveral = ['1', 'true'].includes(String(data.multiple ?? ''))
  const type = named === 'select' && isSeveral ? 'choices' : acfTypes[named]
  if (!type || key === '') return undefined
  const choices = new Map(
    Object.entries(mapOf(data.choices)).map(([value, label]) => [value, plainLine(textOf(label)) || value]),
  )
  const layouts =
    type === 'repeater'
      ? [{ key: '', label: '', parts: [...below] }]
      : type === 'flexible'
        ? listOf(data.layouts).map((layout) => {
            const { key, name, label } = mapOf(layout)
            return {
              key: textOf(name),
              label: plainLine(textOf(label)) || textOf(name),
              parts: below.filter(({ layout }) => layout === textOf(key)),
            }
          })
        : []
  if ((type === 'choice' || type === 'choices') && choices.size === 0) return undefined
  return {
    key,
    type,
    choices,
    layouts,
    label: plainLine(label) || key,
    help: plainLine(textOf(data.instructions)).slice(0, 300),
  }
}

/** A field of which only values are known: what they all are is its type. */
export function guessField(key: string, samples: readonly string[]): OldField | undefined {
  const values = samples.map((sample) => sample.trim()).filter(Boolean)
  if (values.length === 0) return undefined
  const all = (pattern: RegExp) => values.every((value) => pattern.test(value))
  if (values.some((value) => /^[aO]:\d+:/.test(value) || /^\s*[[{]/.test(value))) return undefined
  const type: PartType = all(/^-?\d{1,12}(?:[.,]\d{1,6})?$/)
    ? 'number'
    : all(/^\d{4}-\d{2}-\d{2}(?:[ T].*)?$/)
      ? 'date'
      : all(/^https?:\/\/\S+$/i)
        ? 'link'
        : values.some((value) => value.length > 200 || value.includes('\n') || /<\w/.test(value))
          ? 'longtext'
          : 'text'
  const label = key
    .replace(/^wpcf-/, '')
    .replace(/[-_]+/g, ' ')
    .trim()
  return {
    key,
    type,
    help: '',
    choices: new Map(),
    layouts: [],
    label: label ? label[0]?.toUpperCase() + label.slice(1) : key,
  }
}

/** What values need to know of the things that they name. */
export interface Named {
  picture(id: number): number | undefined
  file(id: number): number | undefined
  entry(id: number): number | undefined
  html(text: string): string
  address(old: string): string
}

/** The value of a field, as ours has it; rows name their parts by the keys of the old ones. */
export function readOldValue(field: OldField, raw: string, meta: ClassicMeta, named: Named): unknown {
  const value = raw.trim()
  if (value === '') return undefined
  switch (field.type) {
    case 'text':
      return plainLine(value).slice(0, 500)
    case 'longtext':
      return decodeEntities(value.replace(/<br\s*\/?>|<\/p>/gi, '\n').replace(/<[^<>]*>/g, ''))
        .trim()
        .slice(0, 20_000)
    case 'richtext':
      return named.html(value)
    case 'number': {
      const number = Number(value.replace(',', '.'))
      return Number.isFinite(number) ? number : undefined
    }
    case 'date':
      return readDay(value)
    case 'hour':
      return /^([01]\d|2[0-3]):[0-5]\d/.exec(value)?.[0]
    case 'choice':
      return field.choices.get(value)
    case 'choices':
      return listOf(readPhp(value) ?? [value]).flatMap((one) => field.choices.get(textOf(one)) ?? [])
    case 'toggle':
      return ['1', 'true', 'yes', 'on'].includes(value.toLowerCase())
    case 'colour':
      return /^#[0-9a-f]{6}$/i.test(value) ? value : undefined
    case 'link': {
      const url = textOf(mapOf(readPhp(value)).url) || value
      return /^(https?:\/\/|\/|mailto:)\S+$/i.test(url) ? named.address(url) : undefined
    }
    case 'picture':
      return named.picture(idIn(value) ?? 0)
    case 'pictures':
      return idsIn(value).flatMap((id) => named.picture(id) ?? [])
    case 'files':
      return idsIn(value).flatMap((id) => named.file(id) ?? [])
    case 'entries':
      return idsIn(value).flatMap((id) => named.entry(id) ?? [])
    case 'place': {
      const { lat, lng, address } = mapOf(readPhp(value))
      const [latitude, longitude] = [Number(lat), Number(lng)]
      if (lat === undefined || lng === undefined || Math.abs(latitude) > 90 || Math.abs(longitude) > 180)
        return undefined
      return Number.isFinite(latitude + longitude)
        ? { latitude, longitude, name: plainLine(textOf(address)).slice(0, 200) }
        : undefined
    }
    case 'repeater': {
      const count = Math.min(Number(value) || 0, 200)
      return Array.from({ length: count }, (_, at) =>
        partsOf(field.layouts[0]?.parts ?? [], `${field.key}_${at}_`, meta, named),
      )
    }
    case 'flexible':
      return listOf(readPhp(value))
        .slice(0, 200)
        .flatMap((name, at) => {
          const layout = field.layouts.find(({ key }) => key === textOf(name))
          return layout
            ? [{ layout: layout.key, ...partsOf(layout.parts, `${field.key}_${at}_`, meta, named) }]
            : []
        })
    default:
      return undefined
  }
}

const partsOf = (
  parts: readonly OldField[],
  start: string,
  meta: ClassicMeta,
  named: Named,
): Record<string, unknown> =>
  Object.fromEntries(
    parts.flatMap((part) => {
      const raw = metaOf(meta, `${start}${part.key}`)
      const value = raw === undefined ? undefined : readOldValue(part, raw, meta, named)
      return value === undefined ? [] : [[part.key, value] as const]
    }),
  )

const idIn = (value: string): number | undefined => idOf(value) ?? idOf(mapOf(readPhp(value)).id)

function idsIn(value: string): number[] {
  const read = readPhp(value)
  return read === undefined || typeof read === 'number' ? idsOf(value) : idsOf(read)
}

function readDay(text: string): LocalDate | undefined {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text) ?? []
  const date = `${year}-${month}-${day}`
  const read = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(date)
    ? (date as LocalDate)
    : undefined
}
