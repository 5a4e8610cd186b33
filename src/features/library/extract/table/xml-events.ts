import { SaxesParser } from 'saxes'

export interface XmlEvents {
  open?(name: string, attributes: Readonly<Record<string, string>>): void
  text?(text: string): void
  close?(name: string): void
  /** Called between pieces: true if enough was read. */
  done?(): boolean
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)
/** Small, so that reading stops soon after enough was read. */
const pieceLength = 64 * 1024

/**
 * Reads a document by its local names. Entities of a document type are never expanded: a document that uses them is
 * refused.
 */
export async function readEvents(pieces: AsyncIterable<string>, events: XmlEvents): Promise<void> {
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    const byLocalName = Object.entries(attributes).map(([key, value]) => [localName(key), value])
    events.open?.(localName(name), Object.fromEntries(byLocalName))
  })
  parser.on('text', (text) => events.text?.(text))
  parser.on('cdata', (text) => events.text?.(text))
  parser.on('closetag', ({ name }) => events.close?.(localName(name)))
  for await (const piece of pieces)
    for (let at = 0; at < piece.length; at += pieceLength) {
      if (events.done?.()) return
      parser.write(piece.slice(at, at + pieceLength))
    }
}
