import { fail } from '../../../kernel/result.ts'
import { inTurn } from '../../../platform/in-turn.ts'
import { type ExtractableFile, sendContents } from './extract-text.ts'
import { kindOf } from './kind.ts'
import { maxPlainBytes, maxTableBytes, tableTimeoutMs } from './limits.ts'
import type { TableAnswer } from './reading-messages.ts'
import { ReadingProcess } from './reading-process.ts'

const reader = new ReadingProcess(tableTimeoutMs)
const turns = inTurn(1)
/** Contents never change under their key, so a cached answer stays right. Each is at most about 100,000 characters. */
const cacheSize = 50
const cache = new Map<string, TableAnswer>()
const beingRead = new Map<string, Promise<TableAnswer>>()

/**
 * The first rows of a table or spreadsheet. Tables are read one at a time, in a process of their own, so that they
 * never wait for an import. Calls for the same contents (`key`) at the same time share one answer.
 */
export function extractTable(key: string, file: ExtractableFile): Promise<TableAnswer> {
  const known = cache.get(key)
  if (known) return Promise.resolve(known)
  const running = beingRead.get(key)
  if (running) return running
  const reading = turns(() => extract(file))
    .then((answer) => {
      keep(key, answer)
      return answer
    })
    .finally(() => beingRead.delete(key))
  beingRead.set(key, reading)
  return reading
}

function keep(key: string, answer: TableAnswer): void {
  cache.set(key, answer)
  const [oldest] = cache.keys()
  if (cache.size > cacheSize && oldest !== undefined) cache.delete(oldest)
}

async function extract(file: ExtractableFile): Promise<TableAnswer> {
  const kind = kindOf(file.extension, file.mime)
  if (!kind) return fail('unsupported')
  if (kind === 'plain')
    return reader.readTable(kind, await sendContents(reader, file, maxPlainBytes), 'preview')
  if (file.size > maxTableBytes || !(await sendContents(reader, file, maxTableBytes)))
    return fail('too-large')
  return reader.readTable(kind, true, 'preview')
}
