import type { Readable } from 'node:stream'
import { fail } from '../../../kernel/result.ts'
import { type Kind, kindOf } from './kind.ts'
import { maxDocumentBytes, maxPlainBytes } from './limits.ts'
import type { Answer } from './reading-messages.ts'
import { ReadingProcess } from './reading-process.ts'

export interface ExtractableFile {
  /** Without dot, any case. */
  extension: string
  /** Media type, used when the extension says nothing. */
  mime: string
  size: number
  open(): Promise<Readable>
}

const reader = new ReadingProcess()
let turn: Promise<unknown> = Promise.resolve()

/**
 * The text in a file, for searching (LIB-23). Files are read one at a time, in a process of their own with limits on
 * time and memory (`limits.ts`), so no file can hold up or end the server or the queue. What kind of file it is follows
 * from its first bytes, else from its extension, else from its media type. A file that is encrypted, broken or without
 * text in it is expected; a storage that can't be read throws.
 */
export function extractText(file: ExtractableFile): Promise<Answer> {
  const kind = kindOf(file.extension, file.mime)
  if (!kind) return Promise.resolve(fail('unsupported'))
  const mine = turn.then(() => extract(kind, file))
  turn = mine.catch(() => {})
  return mine
}

/** Of these the beginning is worth having. */
const readInPart: ReadonlySet<Kind> = new Set(['plain', 'html', 'xml', 'mail'])

async function extract(kind: Kind, file: ExtractableFile): Promise<Answer> {
  if (readInPart.has(kind)) return reader.read(kind, await sendContents(reader, file, maxPlainBytes))
  const tooLarge = fail('too-large', `over ${maxDocumentBytes} bytes`)
  if (file.size > maxDocumentBytes) return tooLarge
  return (await sendContents(reader, file, maxDocumentBytes)) ? reader.read(kind, true) : tooLarge
}

/** Hands over at most `limit` bytes; false when there were more. The file may be longer than its size says. */
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
