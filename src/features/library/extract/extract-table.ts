import { fail } from '../../../kernel/result.ts'
import { inTurn } from '../../../platform/in-turn.ts'
import { type ExtractableFile, sendContents } from './extract-text.ts'
import { kindOf } from './kind.ts'
import { maxPlainBytes, maxTableBytes, tableTimeoutMs } from './limits.ts'
import type { TableAnswer } from './reading-messages.ts'
import { ReadingProcess } from './reading-process.ts'

const reader = new ReadingProcess(tableTimeoutMs)
const turns = inTurn(1)
/** Contents never change under their key, so what was read of them holds. Each is at most some 100,000 letters. */
const mostKept = 50
const kept = new Map<string, TableAnswer>()
const beingRead = new Map<string, Promise<TableAnswer>>()

/**
 * The beginning of a table or spreadsheet, read one at a time in a process of its own, so that it never waits for an
 * import. Calls for the same contents (`key`) at the same time share one answer.
 */
export function extractTable(key: string, file: ExtractableFile): Promise<TableAnswer> {
  const known = kept.get(key)
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
  kept.set(key, answer)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
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
