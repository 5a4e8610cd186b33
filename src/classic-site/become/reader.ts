import type { PerDevice } from '../../kernel/per-device.ts'
import { cleanProse } from '../../platform/prose.ts'
import { type ClassicWidget, type Draft, dynamicValue } from '../../widgets/classic.ts'
import { dynamicPicture } from './finish.ts'
import { cleanedText, type Making } from './making.ts'
import { addressOf } from './texts/address.ts'
import { isElement, type Node, readHtml } from './texts/html-tree.ts'

export interface ReaderInput {
  name: string
  values: Readonly<Record<string, unknown>>
  making: Making
  /** What stands in it; of its child of this place. */
  blocks?: (at?: number) => Draft[]
  /** What it says in all. */
  plain?: () => string
  /** Reads what the entry of a page fills in, of a widget and of each row in it. */
  fill?: (values: Readonly<Record<string, unknown>>) => Filled
}

/** Settings of which some are filled in by the entry of the page. */
export interface Filled {
  values: Readonly<Record<string, unknown>>
  /** By setting, where its value comes from, as `entry.title`; '' when nothing here can fill it. */
  paths: ReadonlyMap<string, string>
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An empty list of PHP is an empty map. */
export const mapOf = (value: unknown): Record<string, unknown> => (isMap(value) ? value : {})

const onWords = new Set(['yes', 'true', '1', 'on'])
const devicesOf = { tablet: '_tablet', phone: '_mobile' } as const
const placeholder = /\/assets\/images\/placeholder\.png(?:$|\?)|\/woocommerce-placeholder/

/** Reads the settings of a classic widget as fields of ours want them. */
export function createReader({ name, making, blocks, plain, fill, ...given }: ReaderInput): ClassicWidget {
  const { values, paths } = fill?.(given.values) ?? { values: given.values, paths: undefined }
  const { links, losses } = making
  const get = (key: string): unknown => (Object.hasOwn(values, key) ? values[key] : undefined)
  /** The mark of a value that the entry fills in; undefined when it is written here. */
  const mark = (key: string): string | undefined => {
    const path = paths?.get(key)
    if (path === undefined) return undefined
    if (path === '') {
      losses.add('dynamic', `${name} ${key}`)
      return undefined
    }
    return dynamicValue(path)
  }
  const text = (key: string): string => {
    const value = get(key)
    return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
  }
  const words = (key: string, separator: ' ' | '\n'): string =>
    mark(key) ?? plainText(making.read.words(cleanedText(text(key), making), making), separator)

  function picture(key: string): number | null {
    const path = paths?.get(key)
    if (path === 'entry.picture' || path?.startsWith('veld_')) return dynamicPicture(path, making)
    if (path === '') losses.add('dynamic', `${name} ${key}`)
    return pictureOf(get(key))
  }

  function pictureOf(value: unknown): number | null {
    const given = isMap(value) ? value : { id: value }
    const id = idIn(given.id)
    const url = [given.url, given.src, given.source_url, id === undefined ? given.id : undefined].find(
      (one): one is string => typeof one === 'string' && one !== '' && idIn(one) === undefined,
    )
    if ((id === undefined && url === undefined) || (url && placeholder.test(url))) return null
    const known = links.picture({ id, url })
    if (!known) {
      losses.add('picture', url ?? `#${id}`)
      return null
    }
    making.pictures.set(known.id, known)
    return known.id
  }

  const numberOf = (value: unknown): number | undefined => {
    const given = isMap(value) ? (value.size ?? value.value) : value
    if (given === '' || given === null || typeof given === 'boolean' || given === undefined) return undefined
    const number = typeof given === 'number' ? given : Number.parseFloat(String(given))
    return Number.isFinite(number) ? Math.round(number) : undefined
  }

  const chosen = <Value>(key: string, known: Readonly<Record<string, Value>>): Value | undefined => {
    const value = get(key)
    const word = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    return word !== '' && Object.hasOwn(known, word) ? known[word] : undefined
  }

  const perDevice = <Value extends string | number>(
    read: (key: string) => Value | undefined,
    key: string,
    usual: Value,
  ): PerDevice<Value> => {
    const desk = read(key) ?? usual
    const tablet = read(key + devicesOf.tablet)
    const phone = read(key + devicesOf.phone)
    if ((tablet ?? desk) === desk && (phone ?? tablet ?? desk) === desk) return desk
    return {
      desk,
      ...(tablet !== undefined && tablet !== desk && { tablet }),
      ...(phone !== undefined && { phone }),
    }
  }

  const nested = { ...making, depth: making.depth + 1 }
  return {
    name,
    links,
    raw: get,
    has(key) {
      const value = get(key)
      if (paths?.get(key)) return true
      if (Array.isArray(value)) return value.length > 0
      if (isMap(value)) return [value.url, value.id, value.size, value.value].some((one) => one !== '' && one)
      return value !== undefined && value !== null && value !== '' && value !== false
    },
    line: (key) => words(key, ' ').slice(0, 10_000),
    lines: (key) => words(key, '\n').slice(0, 90_000),
    prose: (key) => mark(key) ?? cleanProse(making.read.prose(text(key), nested)),
    texts(key, props = {}) {
      const marked = mark(key)
      if (marked !== undefined) return [{ type: 'text', props: { html: marked, ...props } }]
      return making.read
        .drafts(text(key), nested)
        .map((draft) => (draft.type === 'text' ? { ...draft, props: { ...draft.props, ...props } } : draft))
    },
    link(key) {
      const marked = mark(key)
      if (marked !== undefined) return marked
      const value = get(key)
      const given = isMap(value) ? (value.url ?? value.href) : value
      return typeof given === 'string' ? addressOf(given, making) : ''
    },
    picture,
    pictures(key) {
      const value = get(key)
      const listed = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : []
      return listed
        .slice(0, 1_000)
        .flatMap((one) => pictureOf(typeof one === 'string' ? one.trim() : one) ?? [])
        .slice(0, 200)
    },
    number: (key) => numberOf(get(key)),
    is(key, usual = false) {
      const value = get(key)
      if (value === undefined || value === null) return usual
      return value === true || value === 1 || (typeof value === 'string' && onWords.has(value.toLowerCase()))
    },
    choice: (key, known, usual) => chosen(key, known) ?? usual,
    onDevices: (key, known, usual) => perDevice((one) => chosen(one, known), key, usual),
    numberOnDevices: (key, { min, max, usual }) =>
      perDevice(
        (one) => {
          const number = numberOf(get(one))
          return number === undefined ? undefined : Math.min(max, Math.max(min, number))
        },
        key,
        usual,
      ),
    icon(key) {
      const value = get(key)
      const given = isMap(value) ? value.value : value
      return typeof given === 'string' ? given.slice(0, 200) : ''
    },
    rows(key) {
      const value = get(key)
      return (Array.isArray(value) ? value : Object.values(mapOf(value)))
        .slice(0, 900)
        .filter(isMap)
        .map((row) => createReader({ name: `${name} ${key}`, values: row, making, ...(fill && { fill }) }))
    },
    blocks: (at) => blocks?.(at) ?? [],
    get plain() {
      return plain?.() ?? ''
    },
    lose: (sort, what = name) => losses.add(sort, what),
  }
}

export const idIn = (value: unknown): number | undefined => {
  const id = typeof value === 'string' && /^\d{1,15}$/.test(value.trim()) ? Number(value) : value
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined
}

const lineEnds = new Set('p div li h1 h2 h3 h4 h5 h6 tr blockquote dd dt'.split(' '))
const unread = new Set(['script', 'style', 'noscript', 'template', 'svg'])

/** The words of HTML: on one line, or each block on its own. */
export function plainText(html: string, separator: ' ' | '\n'): string {
  if (!/[<&]/.test(html)) return tidy(html, separator)
  const say = (node: Node): string => {
    if (!isElement(node)) return node
    if (unread.has(node.name)) return ''
    if (node.name === 'br') return '\n'
    const inner = node.children.map(say).join('')
    return lineEnds.has(node.name) ? `${inner}\n` : inner
  }
  return tidy(readHtml(html).map(say).join(''), separator)
}

const tidy = (text: string, separator: ' ' | '\n'): string =>
  separator === ' '
    ? text.replace(/\s+/g, ' ').trim()
    : text
        .split('\n')
        .map((line) => line.replace(/\s+/g, ' ').trim())
        .join('\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim()
