import type { ClassicItem } from '../../classic-site.ts'
import type { Say } from '../findings.ts'
import { digestOf, idOfText } from '../wordpress/stable-id.ts'
import { slugOf } from '../wordpress/texts.ts'
import { SiteClock } from '../wordpress/times.ts'
import { XmlLetters } from './decode-xml.ts'
import { itemsOf } from './item-of-wxr.ts'
import { authorOf, SiteOfChannel, termOf } from './site-of-wxr.ts'
import { DeclaresEntities } from './tolerant-xml.ts'
import { NestsTooDeep, type WxrEvent, WxrReader, type WxrRecord } from './wxr-records.ts'

/** The longest value that is read, in letters, and the most that one item holds. */
export const wxrLimits = { maxValueChars: 32 * 1024 * 1024, maxItemChars: 64 * 1024 * 1024 }

/** Reads an export (WXR 1.0, 1.1, 1.2), whatever of it can be read. Memory: one item. */
export async function* readWxr(
  chunks: AsyncIterable<Uint8Array>,
  say: Say,
  limits = wxrLimits,
): AsyncGenerator<ClassicItem> {
  const reader = new WxrReader(limits)
  const reading = new Reading(say)
  const letters = new XmlLetters()
  try {
    for await (const text of letters.decode(chunks)) yield* reading.take(reader.push(text))
    yield* reading.take(reader.push('', true))
    const line = reader.cutOffIn
    if (line !== undefined) say({ kind: 'unreadable', reason: 'cut-off', line })
  } catch (error) {
    if (error instanceof DeclaresEntities)
      say({ kind: 'unreadable', reason: 'declares-entities', line: reader.xml.line })
    else if (error instanceof NestsTooDeep)
      say({ kind: 'unreadable', reason: 'nests-too-deep', line: reader.xml.line })
    else throw error
  }
  yield* reading.end()
  const { ampersands, entities, cdataEnds, controls } = reader.xml.mended
  for (const [reason, count] of [
    ['xml-ampersands', ampersands],
    ['xml-entities', entities],
    ['xml-cdataends', cdataEnds],
    ['xml-controls', controls],
    ['windows-letters', letters.mended],
  ] as const)
    if (count > 0) say({ kind: 'mended', reason, count })
}

class Reading {
  readonly #clock = new SiteClock()
  readonly #site = new SiteOfChannel()
  readonly #terms = new Set<string>()
  readonly #logins = new Set<string>()
  /** What an id was first, so that another post of the same id is not lost. */
  readonly #posts = new Map<number, string>()
  #hasItems = false

  readonly #say: Say

  constructor(say: Say) {
    this.#say = say
  }

  *take(events: Iterable<WxrEvent>): Generator<ClassicItem> {
    for (const event of events) {
      if ('record' in event) yield* this.#record(event.record)
      else if ('broken' in event) this.#say({ kind: 'unreadable', reason: 'broken-item', line: event.broken })
      else this.#say({ kind: 'noted', reason: 'strange-namespace', about: event.strange.slice(0, 200) })
    }
  }

  *end(): Generator<ClassicItem> {
    yield* this.#begin()
  }

  /** The site, once all that is said of it was read: before the first of anything else. */
  *#begin(): Generator<ClassicItem> {
    if (this.#hasItems) return
    this.#hasItems = true
    if (!this.#site.version) this.#say({ kind: 'noted', reason: 'no-version' })
    yield { sort: 'site', ...this.#site.read() }
  }

  *#record(record: WxrRecord): Generator<ClassicItem> {
    if (record.tooLong > 0)
      this.#say({ kind: 'left', reason: 'value-too-long', count: record.tooLong, line: record.line })
    if (record.name === 'channel') {
      this.#site.take(record.values)
      return
    }
    yield* this.#begin()
    if (record.name === 'wp:author') yield* this.#author(record)
    else if (record.name === 'item') yield* this.#item(record)
    else yield* this.#term(record)
  }

  *#author(record: WxrRecord): Generator<ClassicItem> {
    const author = authorOf(record)
    if (!author || this.#logins.has(author.login)) return
    this.#logins.add(author.login)
    yield { sort: 'author', ...author }
  }

  *#term(record: WxrRecord): Generator<ClassicItem> {
    const term = termOf(record)
    if (!term) return
    const key = `${term.taxonomy}\n${term.slug}`
    if (this.#terms.has(key)) {
      this.#say({ kind: 'left', reason: 'repeated-term', line: record.line })
      return
    }
    this.#terms.add(key)
    yield { sort: 'term', ...term }
  }

  *#item(record: WxrRecord): Generator<ClassicItem> {
    const id = this.#idOf(record)
    for (const item of itemsOf(record, id, this.#clock, this.#say)) {
      if (item.sort === 'post')
        for (const { taxonomy, slug, name } of item.terms) {
          const key = `${taxonomy}\n${slug}`
          if (this.#terms.has(key) || taxonomy === 'author') continue
          this.#terms.add(key)
          yield { sort: 'term', taxonomy, slug, name: name ?? slug }
        }
      yield item
    }
  }

  /**
   * The id of an item; undefined when the same post came before. Another post under an id that is taken, or one without
   * an id, gets a negative one that stays the same with each reading.
   */
  #idOf({ values, line }: WxrRecord): number | undefined {
    const type = values.get('wp:post_type') ?? 'post'
    const what = [
      type,
      slugOf(values.get('wp:post_name') ?? ''),
      values.get('title') ?? '',
      values.get('guid') ?? '',
    ].join('\n')
    const given = Number(values.get('wp:post_id'))
    const id = Number.isSafeInteger(given) && given > 0 ? given : idOfText(what)
    const known = this.#posts.get(id)
    if (known === undefined) {
      this.#posts.set(id, digestOf(what))
      if (id < 0) this.#say({ kind: 'noted', reason: 'no-id', line })
      return id
    }
    if (known === digestOf(what)) {
      this.#say({ kind: 'left', reason: 'duplicate-id', line })
      return undefined
    }
    this.#say({ kind: 'mended', reason: 'shared-id', line })
    const other = idOfText(`${id}\n${what}`)
    if (this.#posts.has(other)) return undefined
    this.#posts.set(other, digestOf(what))
    return other
  }
}
