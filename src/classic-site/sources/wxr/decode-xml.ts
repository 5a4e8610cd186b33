import { MixedLetters } from './mixed-letters.ts'

/** The text of an XML file in the encoding that its byte order mark or declaration names, else UTF-8. */
export class XmlLetters {
  #decoder: TextDecoder | MixedLetters | undefined

  /** How many texts were not in the encoding that the file names. */
  get mended(): number {
    return this.#decoder instanceof MixedLetters ? this.#decoder.mended : 0
  }

  async *decode(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
    let head = Buffer.alloc(0)
    for await (const chunk of chunks) {
      if (!this.#decoder) {
        head = Buffer.concat([head, chunk])
        if (head.length < 200) continue
        this.#decoder = decoderOf(head)
        yield this.#decoder.decode(withoutMark(head), { stream: true })
      } else yield this.#decoder.decode(chunk, { stream: true })
    }
    this.#decoder ??= decoderOf(head)
    if (head.length < 200) yield this.#decoder.decode(withoutMark(head), { stream: true })
    yield this.#decoder.decode()
  }
}

/** Without the mark of UTF-8. */
const withoutMark = (head: Buffer): Buffer =>
  head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? head.subarray(3) : head

function decoderOf(head: Buffer): TextDecoder | MixedLetters {
  if (head[0] === 0xff && head[1] === 0xfe) return new TextDecoder('utf-16le')
  if (head[0] === 0xfe && head[1] === 0xff) return new TextDecoder('utf-16be')
  const text = head.toString('latin1', 0, 200)
  const declared = text.slice(text.indexOf('<?xml'), Math.max(0, text.indexOf('?>')))
  const named = /encoding\s?=\s?["']([\w.:-]{1,40})["']/.exec(declared)?.[1]
  try {
    const decoder = new TextDecoder(named ?? 'utf-8')
    return decoder.encoding === 'utf-8' ? new MixedLetters() : decoder
  } catch {
    return new MixedLetters()
  }
}
