/** The process that reads documents, started by `ReadingProcess`. Its own program, so that a document can end only it. */
import { fail, ok } from '../../../kernel/result.ts'
import { Unreadable } from './problem.ts'
import { type Document, readDocument } from './read-document.ts'
import type { Answer, Request } from './reading-messages.ts'

let pieces: Uint8Array[] = []

process.on('message', async (request: Request) => {
  if (request.type === 'start') pieces = []
  else if (request.type === 'piece') pieces.push(request.bytes)
  else {
    const bytes = Uint8Array.from(Buffer.concat(pieces))
    pieces = []
    process.send?.(await answer({ kind: request.kind, complete: request.complete, bytes }))
  }
})

process.on('disconnect', () => process.exit())

async function answer(document: Document): Promise<Answer> {
  try {
    return ok(await readDocument(document))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return fail(error instanceof Unreadable ? error.code : 'broken', reason.slice(0, 200))
  }
}
