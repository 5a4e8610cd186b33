import { decodeEntity } from '../../decode-entities.ts'

export interface XmlPiece {
  /** XML that a strict parser reads. */
  xml: string
  /** The line of the source in which it begins. */
  line: number
  isEndTag: boolean
}

/** The DOCTYPE of a file declares entities: they are not read, nor is what follows. */
export class DeclaresEntities extends Error {}

/**
 * Mends what exports are known to do wrong, piece by piece: blank lines before the start, a bare `&`, entities of HTML,
 * `]]>` in the middle of a CDATA section. Control characters become non-characters (`controlOf` gives them back), since a
 * parser refuses them and serialised values need them. A value that is too long ends in `tooLongMark`.
 */
export class TolerantXml {
  #rest = ''
  #line = 1
  #inCdata = false
  #lastTag = ''
  #valueChars = 0
  #hasBegun = false
  /** The end of the comment or instruction in which it stands. */
  #leftOutUntil = ''
  /** From where a search of the rest goes on when more of it came. */
  #searched = 0
  /** Where in the rest the element of a CDATA section ends; negative when that is not known. */
  #closes = -1
  readonly mended = { ampersands: 0, entities: 0, cdataEnds: 0, controls: 0 }

  readonly #maxValueChars: number

  constructor(maxValueChars: number) {
    this.#maxValueChars = maxValueChars
  }

  /** @throws {DeclaresEntities} */
  *push(text: string, isLast = false): Generator<XmlPiece> {
    this.#rest += text
    if (!this.#hasBegun) {
      this.#skip(this.#rest.length - this.#rest.replace(/^\ufeff/, '').trimStart().length)
      if (this.#rest === '' && !isLast) return
      this.#hasBegun = true
    }
    for (;;) {
      const line = this.#line
      const isMarkup = !this.#inCdata
      const xml = this.#inCdata ? this.#cdata(isLast) : this.#outside(isLast)
      if (xml === undefined) return
      if (xml !== '') yield { xml, line, isEndTag: isMarkup && xml.startsWith('</') }
    }
  }

  get line(): number {
    return this.#line
  }

  /** The next piece outside of CDATA; undefined when more is needed. */
  #outside(isLast: boolean): string | undefined {
    const rest = this.#rest
    if (rest === '') return undefined
    if (this.#leftOutUntil !== '') return this.#leftOut(this.#leftOutUntil)
    if (rest[0] === '&') return this.#reference(isLast)
    if (rest[0] === '<') return this.#markup(isLast)
    const end = rest.search(/[<&]/)
    return this.#value(this.#take(end < 0 ? rest.length : end).replaceAll(']]>', ']]&gt;'))
  }

  #reference(isLast: boolean): string | undefined {
    const { 0: whole, 1: name } =
      /^&(#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});/.exec(this.#rest.slice(0, 40)) ?? []
    if (whole === undefined || name === undefined) {
      if (!isLast && this.#rest.length < 40 && !this.#rest.includes('<')) return undefined
      this.mended.ampersands++
      this.#skip(1)
      return this.#value('&amp;')
    }
    this.#skip(whole.length)
    if (ofXml.has(name)) return this.#value(whole)
    const text = decodeEntity(whole)
    if (text === undefined) this.mended.ampersands++
    else if (name[0] !== '#') this.mended.entities++
    return this.#value(text === undefined ? `&amp;${name};` : inText(this.#controls(text)))
  }

  #markup(isLast: boolean): string | undefined {
    const rest = this.#rest
    if (!isLast && rest.length < 10) return undefined
    if (rest.startsWith('<![CDATA[')) {
      this.#inCdata = true
      this.#searched = 0
      return this.#take(9)
    }
    if (rest.startsWith('<!--')) return this.#leftOut('-->')
    if (rest.startsWith('<?')) return this.#leftOut('?>')
    if (/^<!doctype/i.test(rest)) return this.#doctype(isLast)
    return this.#tag(isLast)
  }

  /** Comments and instructions are of no use: nothing stays of them, however long they are. */
  #leftOut(end: string): string | undefined {
    const at = this.#rest.indexOf(end)
    this.#leftOutUntil = at < 0 ? end : ''
    this.#skip(at < 0 ? Math.max(0, this.#rest.length - end.length + 1) : at + end.length)
    return at < 0 ? undefined : ''
  }

  #doctype(isLast: boolean): string | undefined {
    const end = /^<!doctype[^[<>]{0,1000}(>|\[)/i.exec(this.#rest.slice(0, 1100))
    if (!end && !isLast && this.#rest.length < 1100) return undefined
    if (end?.[1] !== '>') throw new DeclaresEntities()
    this.#skip(end[0].length)
    return ''
  }

  #tag(isLast: boolean): string | undefined {
    const rest = this.#rest
    if (!/^<(?:\/?[A-Za-z_])/.test(rest)) return this.#bareBracket()
    const end = tagEnd(rest)
    if (end === 'open' && !isLast && rest.length < maxMarkupChars) return undefined
    if (typeof end === 'string') return this.#bareBracket()
    const tag = this.#take(end)
    this.#valueChars = 0
    if (tag[1] !== '/') this.#lastTag = /^<([^\s/>]{1,100})/.exec(tag)?.[1] ?? ''
    return tag.includes('&') ? this.#attributes(tag) : this.#controls(tag)
  }

  #attributes(tag: string): string {
    const mended = tag.replace(/&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[0-9a-fA-F]{1,6});)/g, () => {
      this.mended.ampersands++
      return '&amp;'
    })
    return this.#controls(mended)
  }

  #bareBracket(): string {
    this.#skip(1)
    return this.#value('&lt;')
  }

  /** The next piece inside of CDATA; undefined when more is needed. */
  #cdata(isLast: boolean): string | undefined {
    const rest = this.#rest
    const at = rest.indexOf(']]>')
    if (at < 0) {
      const ready = isLast ? rest.length : Math.max(0, rest.length - 2)
      if (ready === 0) return undefined
      return this.#value(this.#take(ready))
    }
    if (at > 0) return this.#value(this.#take(at))
    const isEnd = this.#isCdataEnd(isLast)
    if (isEnd === undefined) return undefined
    this.#skip(3)
    this.#searched = 0
    if (!isEnd) {
      this.mended.cdataEnds++
      return this.#value(']]]]><![CDATA[>')
    }
    this.#inCdata = false
    this.#closes = -1
    return ']]>'
  }

  /**
   * Old writers did not escape `]]>` in a value. It ends the section when its element ends, when the section goes on in
   * another one, or when the element ends later without a section before its end.
   */
  #isCdataEnd(isLast: boolean): boolean | undefined {
    const rest = this.#rest
    const next = rest.slice(3, 1003).trimStart()
    const close = `</${this.#lastTag}`
    if (next.startsWith(close) || next.startsWith('<![CDATA[')) return true
    if (next.length < close.length && next.length < 900 && !isLast) return undefined
    const closes = rest.indexOf(close, Math.max(3, this.#searched - close.length))
    if (closes >= 0)
      return !rest
        .slice(Math.max(3, closes - 1000), closes)
        .trimEnd()
        .endsWith(']]>')
    if (isLast || rest.length > this.#maxValueChars) return false
    this.#searched = rest.length
    return undefined
  }

  /** A part of a value; what is beyond its largest length is left out. */
  #value(text: string): string {
    const was = this.#valueChars
    this.#valueChars += text.length
    if (this.#valueChars <= this.#maxValueChars) return this.#controls(text)
    return was <= this.#maxValueChars ? tooLongMark : ''
  }

  #controls(text: string): string {
    return text.replace(/[\p{Cc}\ufffe\uffff]/gu, (letter) => {
      const code = letter.charCodeAt(0)
      if (code === 9 || code === 10 || (code >= 0x7f && code < 0xa0)) return letter
      // XML makes one line feed of both, and what PHP serialised counts both.
      if (code !== 13) this.mended.controls++
      return code < 0x20 ? String.fromCharCode(firstNonCharacter + code) : ''
    })
  }

  #take(chars: number): string {
    const text = this.#rest.slice(0, chars)
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.#line++
    this.#rest = this.#rest.slice(chars)
    this.#searched = Math.max(0, this.#searched - chars)
    this.#closes = Math.max(-1, this.#closes - chars)
    return text
  }

  #skip(chars: number): void {
    this.#take(chars)
  }
}

/** Where a tag that stands at the start of a text ends, after its `>`; or whether it is none, or not whole yet. */
function tagEnd(text: string): number | 'open' | 'none' {
  let quote = ''
  for (let at = 1; at < Math.min(text.length, maxMarkupChars); at++) {
    const letter = text[at]
    if (letter === '<') return 'none'
    if (quote !== '') {
      if (letter === quote) quote = ''
    } else if (letter === '"' || letter === "'") quote = letter
    else if (letter === '>') return at + 1
  }
  return 'open'
}

const maxMarkupChars = 64 * 1024

const ofXml = new Set(['amp', 'lt', 'gt', 'quot', 'apos'])

const inText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Unicode promises that no text uses the 32 from here on. */
const firstNonCharacter = 0xfdd0

/** Stands for what was too long; where U+001F would be, which no value of WordPress holds. */
export const tooLongMark = '\ufdef'

/** The control characters again. */
export const controlsBack = (text: string): string =>
  text.replace(/[\ufdd0-\ufdee]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - firstNonCharacter))
