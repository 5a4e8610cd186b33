import { describe, expect, it } from 'vitest'
import { XmlLetters } from './decode-xml.ts'

async function decoded(bytes: Uint8Array, pieceBytes: number) {
  const letters = new XmlLetters()
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes)
  }
  let text = ''
  for await (const piece of letters.decode(chunks())) text += piece
  return { text, mended: letters.mended }
}

const file = (encoding: string) =>
  `<?xml version="1.0" encoding="${encoding}"?>\n<title>Café – één “dag” in Śródmieście, 日本</title>${' '.repeat(300)}`
const old = (text: string) => Buffer.from(text.replaceAll('€', '\u0080').replaceAll('“', '\u0093'), 'latin1')

describe.each([1, 7, 199, 100_000])('an export in pieces of %i bytes', (pieceBytes) => {
  it('EDIT-07: is read in the encoding that it names, with and without a mark', async () => {
    for (const given of [file('UTF-8'), file('utf8'), file('nonsense')])
      for (const mark of ['', '\ufeff'])
        expect(await decoded(Buffer.from(mark + given), pieceBytes)).toEqual({ text: given, mended: 0 })
    const wide = Buffer.from(`\ufeff${file('UTF-16')}`, 'utf16le')
    expect((await decoded(wide, pieceBytes)).text).toBe(file('UTF-16'))
    const named = file('ISO-8859-1').replace(/–.*日本/, 'één')
    expect((await decoded(old(named), pieceBytes)).text).toBe(named)
  })

  it('EDIT-07: keeps letters that are not in the encoding that it names, among those that are', async () => {
    const bytes = Buffer.concat([Buffer.from(file('UTF-8')), old('€ 5 voor één “koek'), Buffer.from('ë')])
    expect(await decoded(bytes, pieceBytes)).toEqual({
      text: `${file('UTF-8')}€ 5 voor één “koekë`,
      mended: 3,
    })
  })

  it('EDIT-07: reads a short file and one that ends within a letter', async () => {
    expect((await decoded(Buffer.from('<a>é</a>'), pieceBytes)).text).toBe('<a>é</a>')
    expect((await decoded(Buffer.from('<a>é').subarray(0, -1), pieceBytes)).text).toBe('<a>Ã')
  })
})
