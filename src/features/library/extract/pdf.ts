import { getDocumentProxy } from 'unpdf'
import { Unreadable } from './problem.ts'
import type { TextCollector } from './text-collector.ts'

/** The text of every page, in the order the file gives, and what its form was filled in with; a scan has none. Nothing is drawn and no font is loaded. */
export async function readPdf(bytes: Uint8Array, out: TextCollector): Promise<void> {
  const document = await openPdf(bytes)
  for (let number = 1; number <= document.numPages && !out.full; number += 1) {
    const page = await document.getPage(number)
    let text = ''
    for await (const { items } of page.streamTextContent()) {
      for (const item of items) if ('str' in item) text += item.hasEOL ? `${item.str}\n` : item.str
      if (out.full) break
    }
    out.add(`${joinBrokenWords(text)}\n`)
    page.cleanup()
  }
  if (!out.full) await readFields(document, out)
}

/** What somebody filled in: it stands beside the pages. A box that is not ticked says nothing. */
async function readFields(document: Awaited<ReturnType<typeof openPdf>>, out: TextCollector): Promise<void> {
  for (const field of Object.values((await document.getFieldObjects()) ?? {}).flat()) {
    const { value }: { value?: unknown } = Object(field)
    for (const text of [value].flat()) if (typeof text === 'string' && text !== 'Off') out.add(`${text}\n`)
  }
}

async function openPdf(bytes: Uint8Array) {
  try {
    return await getDocumentProxy(bytes, { verbosity: 0, disableFontFace: true, useSystemFonts: false })
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') {
      throw new Unreadable('encrypted', 'the PDF asks for a password')
    }
    throw error
  }
}

/** A word hyphenated at a line's end is one word; before a capital the hyphen stays (`Noord-Holland`). */
const joinBrokenWords = (text: string) =>
  text
    .replace(/(\p{Ll})[-\u2010\u00ad] ?\n(\p{Ll})/gu, '$1$2')
    .replace(/(\p{L}[-\u2010]) ?\n(\p{Lu})/gu, '$1$2')
