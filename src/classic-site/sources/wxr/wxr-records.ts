import { SaxesParser } from 'saxes'
import { controlsBack, TolerantXml, tooLongMark } from './tolerant-xml.ts'

/** An element of an export with what stands in it: values by the name of their element, and records inside of it. */
export interface WxrRecord {
  /** `item`, `wp:author`, `wp:category` …; `channel` for a value of the site. */
  name: string
  line: number
  values: Map<string, string>
  inside: WxrRecord[]
  /** `domain` and `nicename` of a `category`. */
  attributes: Record<string, string>
  /** Values that were longer than can be read. */
  tooLong: number
}

/** What happens while an export is read. */
export type WxrEvent =
  | { record: WxrRecord }
  /** An item whose elements do not close each other; it is lost. */
  | { broken: number }
  /** A namespace that is not WordPress' own stands for it. */
  | { strange: string }

export class NestsTooDeep extends Error {}

/** Gives records one after the other; `close` says in which line a record was cut off, or undefined. */
export class WxrReader {
  readonly xml: TolerantXml
  readonly #parser = new SaxesParser({ xmlns: true, additionalNamespaces: unbound })
  #events: WxrEvent[] = []
  /** Open records, outermost first. */
  readonly #open: WxrRecord[] = []
  /** Open elements as we name them. */
  readonly #path: string[] = []
  /** The same as the file names them. */
  readonly #names: string[] = []
  #value = ''
  #isBroken = false
  #line = 1
  /** What the prefix `wp` stands for in the root, when that is no address of WordPress. */
  #fallback: string | undefined

  constructor(limits: { maxValueChars: number; maxItemChars: number }) {
    this.xml = new TolerantXml(limits.maxValueChars)
    const add = (text: string) => {
      if (this.#value.length <= limits.maxValueChars) this.#value += text
    }
    this.#parser.on('text', add)
    this.#parser.on('cdata', add)
    this.#parser.on('opentag', (tag) => this.#opened(tag))
    this.#parser.on('closetag', () => this.#closed(limits.maxItemChars))
    this.#parser.on('error', ({ message }) => {
      if (isBreak.test(message)) this.#isBroken = true
    })
  }

  /** @throws {DeclaresEntities | NestsTooDeep} what follows cannot be read; events before it were given. */
  *push(text: string, isLast = false): Generator<WxrEvent> {
    for (const { xml, line, isEndTag } of this.xml.push(text, isLast)) {
      this.#line = line
      if (!isEndTag || this.#closes(xml)) this.#parser.write(xml)
      yield* this.#take()
    }
  }

  /** The line in which the record began that is not whole at the end of the file; 0 when none began and none is open. */
  get cutOffIn(): number | undefined {
    if (this.#path.length === 0) return undefined
    return this.#open.at(0)?.line ?? this.xml.line
  }

  /** Whether an end tag ends something; one that leaves others open breaks the item, and so does one that ends nothing. */
  #closes(tag: string): boolean {
    const name = /^<\/([^\s>]{1,200})/.exec(tag)?.[1] ?? ''
    if (this.#names.at(-1) === name) return true
    if (this.#open.length > 0) this.#isBroken = true
    return this.#names.includes(name)
  }

  #take(): WxrEvent[] {
    const events = this.#events
    if (events.length > 0) this.#events = []
    return events
  }

  #opened(tag: {
    name: string
    prefix: string
    local: string
    uri: string
    attributes: Record<string, { local: string; value: string }>
  }) {
    if (this.#path.length > maxDepth) throw new NestsTooDeep()
    const name = this.#nameOf(tag)
    const attributes: Record<string, string> = {}
    for (const { local, value } of Object.values(tag.attributes)) attributes[local] = value
    this.#value = ''
    if (this.#path.length === 0) this.#findFallback(attributes.wp)
    if (records.has(name) && (name !== 'category' || this.#open.at(-1)?.name === 'item')) {
      // An item inside of another one: the end of that one is missing.
      if (name === 'item' && this.#open.length > 0) this.#lose()
      this.#open.push({ name, line: this.#line, values: new Map(), inside: [], attributes, tooLong: 0 })
    }
    this.#path.push(name)
    this.#names.push(tag.name)
  }

  #nameOf({ prefix, local, uri }: { prefix: string; local: string; uri: string }): string {
    if (uri === '') return local
    if (/^https?:\/\/wordpress\.org\/export\/\d/.test(uri))
      return uri.includes('/excerpt') ? `excerpt:${local}` : `wp:${local}`
    if (uri.includes('purl.org/rss/1.0/modules/content')) return `content:${local}`
    if (uri.includes('purl.org/dc/elements')) return `dc:${local}`
    if (uri === this.#fallback || uri === `unbound:${prefix}`) {
      if (prefix === 'wp') this.#strange(uri)
      return `${prefix}:${local}`
    }
    if (prefix === 'excerpt' && this.#fallback !== undefined) return `excerpt:${local}`
    return `other:${local}`
  }

  #findFallback(wp: string | undefined): void {
    if (wp !== undefined && !/^https?:\/\/wordpress\.org\/export\/\d/.test(wp)) this.#fallback = wp
  }

  #strange(uri: string): void {
    if (this.#strangeOnes.has(uri)) return
    this.#strangeOnes.add(uri)
    this.#events.push({ strange: uri })
  }
  readonly #strangeOnes = new Set<string>()

  #closed(maxItemChars: number): void {
    const name = this.#path.pop()
    this.#names.pop()
    if (name === undefined) return
    const value = controlsBack(this.#value)
    this.#value = ''
    const record = this.#open.at(-1)
    if (record && record.name === name) {
      this.#open.pop()
      if (name === 'category') record.values.set('', value)
      this.#finish(record)
    } else if (record) this.#keep(record, name, value, maxItemChars)
    else if (this.#path.at(-1) === 'channel' || this.#path.length === 1) {
      const values = new Map([[name, value]])
      this.#events.push({
        record: { name: 'channel', line: this.#line, values, inside: [], attributes: {}, tooLong: 0 },
      })
    }
  }

  #keep(record: WxrRecord, name: string, value: string, maxItemChars: number): void {
    const outer = this.#open[0]
    if (value.endsWith(tooLongMark) || this.#chars + value.length > maxItemChars) {
      if (outer) outer.tooLong++
      return
    }
    this.#chars += value.length
    if (value !== '' || !record.values.has(name)) record.values.set(name, value)
  }
  #chars = 0

  #finish(record: WxrRecord): void {
    const outer = this.#open.at(-1)
    if (outer) {
      outer.inside.push(record)
      return
    }
    this.#chars = 0
    if (this.#isBroken) this.#events.push({ broken: record.line })
    else this.#events.push({ record })
    this.#isBroken = false
  }

  #lose(): void {
    this.#events.push({ broken: this.#open[0]?.line ?? this.#line })
    this.#open.length = 0
    this.#chars = 0
    this.#isBroken = false
  }
}

/** Elements that hold others. */
const records = new Set([
  ...['item', 'wp:author', 'wp:category', 'wp:tag', 'wp:term'],
  ...['wp:postmeta', 'wp:comment', 'wp:commentmeta', 'wp:termmeta', 'category'],
])

/** Prefixes that a file may use without saying what they stand for. */
const unbound = { wp: 'unbound:wp', content: 'unbound:content', excerpt: 'unbound:excerpt', dc: 'unbound:dc' }

/** What the parser says when elements do not close each other; anything else loses nothing. */
const isBreak = /^(?:\d+:\d+: )?(?:unexpected close tag|disallowed character in (?:tag name|closing tag))/

/** An export is five elements deep. */
const maxDepth = 64
