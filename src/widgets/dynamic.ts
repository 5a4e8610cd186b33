import { z } from 'zod'
import { readValuesAt } from '../features/content/index.ts'
import type { Block } from '../kernel/document.ts'
import { escapeHtml } from '../kernel/html.ts'
import { record } from '../kernel/record.ts'
import { proseWords } from '../platform/prose.ts'
import type { RenderContext } from './context.ts'
import type { AnyWidget } from './define.ts'
import { type DynamicType, dynamicTypes, type EntryPath, filledByEntry } from './dynamic-types.ts'
import { fieldsOf } from './shared/own-fields/shown-field.ts'
import { type ShownPart, shownValue } from './shared/own-fields/shown-value.ts'

/** The widget fields that the page's entry fills: the source of the value by field name. */
const stored = record(z.string().max(200), z.string().max(200), 200).catch({})

type Entry = NonNullable<RenderContext['entry']>

/** A value for a field: words, an address, or the number of a picture. */
type Value = string | number | undefined

/**
 * Returns the props, with the entry's values in the fields that staff set to 'dynamisch', and the cache tags on which
 * they depend. Without a value, the field keeps what staff wrote.
 */
export async function withDynamic(
  widget: Pick<AnyWidget, 'fields'>,
  props: unknown,
  own: Block['props'],
  context: RenderContext,
): Promise<{ props: unknown; tags: readonly string[] }> {
  const { entry } = context
  if (own.dynamic === undefined || !entry || typeof props !== 'object') return { props, tags: [] }
  const tags = ['own-fields', `entry:${entry.id}`]
  const filled: Record<string, unknown> = { ...props }
  for (const [name, path] of Object.entries(stored.parse(own.dynamic))) {
    const type = Object.hasOwn(widget.fields, name) ? widget.fields[name]?.type : undefined
    if (!isDynamic(type)) continue
    const found = await valueAt(type, path, entry, context)
    tags.push(...(found.tags ?? []))
    if (found.value !== undefined && found.value !== '') filled[name] = found.value
  }
  return { props: filled, tags }
}

const isDynamic = (type: unknown): type is DynamicType => dynamicTypes.some((one) => one === type)

async function valueAt(
  type: DynamicType,
  path: string,
  entry: Entry,
  context: RenderContext,
): Promise<{ value?: Value; tags?: readonly string[] }> {
  if (path.startsWith('entry.')) return { value: ofEntry(type, path, entry) }
  const at = readValuesAt(await fieldsOf(entry, context), path, entry.fields)
  // The first of several rows that has a value.
  const [first] = at?.values ?? []
  if (!at || first === undefined) return {}
  if (type === 'media') return { value: pictureIn(at.field.type, first) }
  const { value: shown, tags = [] } = await shownValue(at.field, first, context)
  return { value: shown && (type === 'link' ? addressIn(shown) : wordsIn(shown, type)), tags }
}

/** A value that every entry has, such as its title; undefined where a field of this type cannot hold it. */
function ofEntry(type: DynamicType, path: string, { title, excerpt, fields, url, picture }: Entry): Value {
  const held: Readonly<Record<EntryPath, Value>> = {
    'entry.title': title,
    'entry.excerpt': excerpt,
    'entry.place': fields.place,
    'entry.url': url,
    'entry.picture': picture?.id,
  }
  const known = filledByEntry[type].find((one) => one === path)
  const value = known && held[known]
  return type === 'richtext' && typeof value === 'string' ? paragraphs(value) : value
}

const pictureIn = (type: string, value: unknown): Value => {
  const id = type === 'picture' || type === 'pictures' ? [value].flat()[0] : undefined
  return typeof id === 'number' ? id : undefined
}

function addressIn(shown: ShownPart): Value {
  return shown.as === 'links' || shown.as === 'files' ? shown.links[0]?.href : undefined
}

function wordsIn(shown: ShownPart, type: DynamicType): Value {
  if (shown.as === 'html' && type === 'richtext') return shown.text
  const words = plainWords(shown)
  if (words === undefined || type === 'longtext') return words
  return type === 'richtext' ? paragraphs(words) : words.replaceAll('\n', ' ')
}

function plainWords(shown: ShownPart): string | undefined {
  switch (shown.as) {
    case 'words':
    case 'lines':
    case 'colour':
      return shown.text
    case 'html':
      return proseWords(shown.text)
    case 'links':
    case 'files':
      return shown.links.map(({ label }) => label).join(', ')
    case 'place':
      return shown.name
    default:
      return undefined
  }
}

const paragraphs = (text: string): string =>
  text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('')
