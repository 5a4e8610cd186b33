import { SaxesParser } from 'saxes'
import { decodeText } from '../../../platform/decode-text.ts'
import type { TextCollector } from './text-collector.ts'

/** Which text of an XML document counts. Names are local names, because prefixes differ between programs. */
export interface XmlRules {
  /** Elements whose direct text counts; absent: all text. */
  text?: ReadonlySet<string>
  /** Elements that end a line; absent: every element. */
  lines?: ReadonlySet<string>
  /** Elements that stand for a space. */
  spaces?: ReadonlySet<string>
  /** Elements that are skipped with everything in them. */
  skip?: (name: string, attributes: Readonly<Record<string, string>>) => boolean
  /** The name of an attribute whose value counts as a line, by element. */
  attribute?: (name: string) => string | undefined
}

/** Small enough to notice a hostile document soon, large enough to be fast. */
const pieceLength = 64 * 1024

/**
 * Reads a document piece by piece, and stops in the middle if the collector is full. Entities of a document type are
 * never expanded: a document that uses them is refused. Throws if the document is not well-formed.
 */
export class XmlTextReader {
  readonly #parser = new SaxesParser()
  readonly #out: TextCollector

  constructor(rules: XmlRules, out: TextCollector) {
    this.#out = out
    const open: boolean[] = []
    let skipping = 0
    const endsLine = (name: string) => rules.lines?.has(name) ?? true
    const add = (text: string) => {
      if (!skipping && (open.at(-1) ?? false)) out.add(text)
    }
    this.#parser.on('opentag', (tag) => {
      const name = localName(tag.name)
      open.push(rules.text?.has(name) ?? true)
      if (skipping || rules.skip?.(name, tag.attributes)) skipping += 1
      else if (endsLine(name)) out.add('\n')
      else if (rules.spaces?.has(name)) out.add(' ')
      const attribute = skipping ? undefined : rules.attribute?.(name)
      if (attribute) out.add(`${tag.attributes[attribute] ?? ''}\n`)
    })
    this.#parser.on('closetag', (tag) => {
      open.pop()
      if (skipping) skipping -= 1
      else if (endsLine(localName(tag.name))) out.add('\n')
    })
    this.#parser.on('text', add)
    this.#parser.on('cdata', add)
  }

  write(text: string): void {
    for (let at = 0; at < text.length && !this.#out.full; at += pieceLength) {
      this.#parser.write(text.slice(at, at + pieceLength))
    }
  }

  /** Checks that the document is complete, unless reading stopped before its end. */
  end(): void {
    if (!this.#out.full) this.#parser.close()
  }
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** Points of tracks and shapes: thousands of numbers that nobody searches for. */
const coordinates = new Set([
  'trkpt',
  'rtept',
  'Trackpoint',
  'coordinates',
  'coord',
  'when',
  'style',
  'script',
])
const documentRules: XmlRules = { skip: (name) => coordinates.has(name) }

/** Reads any XML document: GPX, KML, feeds. `complete` is false if it is only the beginning of a longer one. */
export function readXml(bytes: Uint8Array, out: TextCollector, complete: boolean): void {
  const reader = new XmlTextReader(documentRules, out)
  reader.write(decodeXml(bytes))
  if (complete) reader.end()
}

function decodeXml(bytes: Uint8Array): string {
  const declaration = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const label = /^<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(declaration)?.[1]
  if (!label || /^utf/i.test(label)) return decodeText(bytes)
  try {
    return new TextDecoder(label).decode(bytes)
  } catch {
    return decodeText(bytes)
  }
}
