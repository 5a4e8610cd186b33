import { type CFB$Container, find, read } from 'cfb'
import WordExtractor from 'word-extractor'
import { readMsg } from './mail.ts'
import { readPpt } from './ppt.ts'
import { Unreadable } from './problem.ts'
import type { TextCollector } from './text-collector.ts'
import { readXls } from './xls.ts'

/**
 * Reads the compound files (OLE) of Word, Excel, PowerPoint and Outlook before they wrote XML. A newer document with
 * a password is one too, and is refused as encrypted.
 */
export async function readCompound(bytes: Uint8Array, out: TextCollector): Promise<void> {
  const file = read(Buffer.from(bytes), { type: 'buffer' })
  const stream = (name: string) => streamOf(file, name)
  const word = stream('WordDocument')
  const book = stream('Workbook') ?? stream('Book')
  const slides = stream('PowerPoint Document')
  if (stream('EncryptedPackage')) throw new Unreadable('encrypted', 'the document asks for a password')
  if (word) await readDoc(word, bytes, out)
  else if (book) readXls(book, out)
  else if (slides) readPpt(slides, stream('Current User'), out)
  else if (stream('__properties_version1.0')) readMsg(file, out)
  else throw new Unreadable('unsupported', 'a compound file of another program')
}

function streamOf(file: CFB$Container, name: string): Buffer | undefined {
  const content = find(file, `/${name}`)?.content
  return content && Buffer.from(content)
}

/** The flags in the head of a Word file (MS-DOC 2.5.2), which tell whether its text is encrypted. */
const wordFlagsAt = 10
const wordIsEncrypted = 0x100

async function readDoc(head: Buffer, bytes: Uint8Array, out: TextCollector): Promise<void> {
  if (head.length > wordFlagsAt + 2 && head.readUInt16LE(wordFlagsAt) & wordIsEncrypted)
    throw new Unreadable('encrypted', 'the document asks for a password')
  const document = await new WordExtractor().extract(Buffer.from(bytes))
  const parts = [
    document.getHeaders({ includeFooters: true }),
    document.getBody(),
    document.getTextboxes({}),
    document.getFootnotes(),
    document.getEndnotes(),
    document.getAnnotations(),
  ]
  for (const part of parts) if (part) out.add(`${part}\n`)
}
