import type { Readable } from 'node:stream'
import { fail } from '../../../kernel/result.ts'
import { type Kind, kindOf } from './kind.ts'
import { maxDocumentBytes, maxPlainBytes } from './limits.ts'
import type { Answer } from './reading-messages.ts'
import { ReadingProcess } from './reading-process.ts'

export interface ExtractableFile {
  /** Without the dot, in any case. */
  extension: string
  /** The media type, used if the extension is unknown. */
  mime: string
  size: number
  open(): Promise<Readable>
}

const reader = new ReadingProcess()
let turn: Promise<unknown> = Promise.resolve()

/**
 * The text in a file, for searching (LIB-23). Files are read one at a time, in a process of their own with limits on
 * time and memory (`limits.ts`), so no file can block or end the server or the queue. The first bytes tell the kind
 * of file, else the extension, else the media type. A file that is encrypted, broken or without text returns a
 * problem; a storage that cannot be read throws.
 */
export function extractText(file: ExtractableFile): Promise<Answer> {
  const kind = kindOf(file.extension, file.mime)
  if (!kind) return Promise.resolve(fail('unsupported'))
  const mine = turn.then(() => extract(kind, file))
  turn = mine.catch(() => {})
  return mine
}

/** Kinds whose beginning is read if the file is too large to be read as a whole. */
const readInPart: ReadonlySet<Kind> = new Set(['plain', 'html', 'xml', 'mail'])

async function extract(kind: Kind, file: ExtractableFile): Promise<Answer> {
  if (readInPart.has(kind)) return reader.read(kind, await sendContents(reader, file, maxPlainBytes))
  const tooLarge = fail('too-large', `over ${maxDocumentBytes} bytes`)
  if (file.size > maxDocumentBytes) return tooLarge
  return (await sendContents(reader, file, maxDocumentBytes)) ? reader.read(kind, true) : tooLarge
}

/**
 * Sends at most `limit` bytes to the reading process; false if there were more. The file may be longer than its
 * declared size.
 */
export async function sendContents(
  reader: ReadingProcess,
  file: ExtractableFile,
  limit: number,
): Promise<boolean> {
  const contents = await file.open()
  await reader.start()
  let length = 0
  for await (const chunk of contents as AsyncIterable<Buffer>) {
    await reader.send(chunk.subarray(0, limit - length))
    length += chunk.length
    if (length > limit) return false
  }
  return true
}
