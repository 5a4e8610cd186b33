/**
 * The program that reads documents in a process of its own, started by `ReadingProcess`: a document can end only this
 * process.
 */
import { fail, ok } from '../../../kernel/result.ts'
import { Unreadable } from './problem.ts'
import { readDocument } from './read-document.ts'
import type { Answer, Request, TableAnswer } from './reading-messages.ts'
import { readTable } from './table/read-table.ts'

let pieces: Uint8Array[] = []

process.on('message', async (request: Request) => {
  if (request.type === 'start') pieces = []
  else if (request.type === 'piece') pieces.push(request.bytes)
  else {
    const bytes = Uint8Array.from(Buffer.concat(pieces))
    pieces = []
    process.send?.(await answer(request, bytes))
  }
})

process.on('disconnect', () => process.exit())

async function answer(
  { kind, complete, as }: Extract<Request, { type: 'read' }>,
  bytes: Uint8Array,
): Promise<Answer | TableAnswer> {
  try {
    if (as === 'text') return ok(await readDocument({ kind, complete, bytes }))
    return ok(await readTable(bytes, as))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return fail(error instanceof Unreadable ? error.code : 'broken', reason.slice(0, 200))
  }
}
