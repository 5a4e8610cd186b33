import type { ServerResponse } from 'node:http'
import { finished, type Readable } from 'node:stream'
import type { Bytes } from '../../kernel/bytes.ts'
import { giveBack } from '../pieces.ts'

/** A reader who takes nothing for this long is cut off: the open answer costs memory. */
const stalledMs = 60_000

const sources = new WeakMap<Response, Readable>()

/** An answer whose body is a stream; `sendStream` sends it as the stream it is. */
export function answerStream(stream: Readable, init?: ResponseInit): Response {
  const pieces: AsyncIterator<Uint8Array<ArrayBuffer>> = stream[Symbol.asyncIterator]()
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: () => void stream.destroy(),
    },
    { highWaterMark: 0 },
  )
  const answer = new Response(body, init)
  sources.set(answer, stream)
  return answer
}

/**
 * Sends what `answerStream` made as the stream that it is.
 * @param onBroken told why, unless the reader had left before
 * @returns whether it was one
 */
export function sendStream(
  answer: Response,
  to: ServerResponse,
  onBroken: (error: Error) => void,
  patienceMs?: number,
): boolean {
  // Reading `body` of any other answer would turn it into a stream, which its sender does not need.
  const source = sources.get(answer)
  if (!source) return false
  to.statusCode = answer.status
  to.setHeaders(answer.headers)
  const length = answer.headers.get('content-length')
  pour(source, to, { length: length === null ? undefined : Number(length), onBroken, patienceMs })
  return true
}

/**
 * Pours a stream into an answer as fast as its reader takes it; a piece is given back as soon as it is out. A reader
 * who leaves, or stands still for `patienceMs`, destroys the stream. A stream that breaks, or is not as long as its
 * answer says, breaks the connection off: what comes too much would be taken for the next answer.
 * @param how.onBroken told why, unless the reader had left before
 */
export function pour(
  source: Readable,
  to: ServerResponse,
  how: {
    length: Bytes | undefined
    onBroken(error: Error): void
    patienceMs?: number | undefined
  },
): void {
  let left = how.length
  source.on('data', (piece: Buffer) => {
    if (left !== undefined) left -= piece.length
    if (left !== undefined && left < 0) return void source.destroy(new Error('longer than its answer says'))
    const more = to.write(piece, (error) => {
      if (!error) giveBack(piece)
    })
    if (!more) source.pause()
  })
  finished(source, (error) => {
    const problem = error ?? (left ? new Error('shorter than its answer says') : undefined)
    if (!problem) return void to.end()
    if (!to.destroyed) how.onBroken(problem)
    to.destroy()
  })
  to.on('drain', () => source.resume())
  to.setTimeout(how.patienceMs ?? stalledMs, () => to.destroy())
  to.on('close', () => source.destroy())
  if (to.destroyed) source.destroy()
}
