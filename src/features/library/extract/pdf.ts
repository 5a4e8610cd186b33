import { getDocumentProxy } from 'unpdf'
import { Unreadable } from './problem.ts'
import type { TextCollector } from './text-collector.ts'

/**
 * Reads the text of every page, in the order of the file, and the values of its form; a scan has none. Draws nothing
 * and loads no font.
 */
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

/** The values that a form was filled in with, which are not on the pages. Skips boxes that are not ticked. */
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

/** Joins a word that is hyphenated at the end of a line; before a capital the hyphen stays (`Noord-Holland`). */
const joinBrokenWords = (text: string) =>
  text
    .replace(/(\p{Ll})[-\u2010\u00ad] ?\n(\p{Ll})/gu, '$1$2')
    .replace(/(\p{L}[-\u2010]) ?\n(\p{Lu})/gu, '$1$2')
