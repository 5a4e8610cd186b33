import type { ServerResponse } from 'node:http'
import { finished, type Readable } from 'node:stream'
import type { Bytes } from '../../kernel/bytes.ts'
import { giveBack } from '../pieces.ts'

/** A client that reads nothing for so long is disconnected, because the open answer takes memory. */
const stalledMs = 60_000

const sources = new WeakMap<Response, Readable>()

/** Creates an answer whose body is a stream; `sendStream` sends that stream directly. */
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

/** Whether an answer was made by `answerStream`. */
export const isStream = (answer: Response): boolean => sources.has(answer)

/**
 * Sends an answer of `answerStream` as its original stream.
 * @param onBroken called with the error, unless the client had left before
 * @returns whether the answer was one of `answerStream`
 */
export function sendStream(
  answer: Response,
  to: ServerResponse,
  onBroken: (error: Error) => void,
  patienceMs?: number,
): boolean {
  // Other answers are left alone: reading their `body` would turn it into a stream, which their sender does not need.
  const source = sources.get(answer)
  if (!source) return false
  to.statusCode = answer.status
  to.setHeaders(answer.headers)
  const length = answer.headers.get('content-length')
  pour(source, to, { length: length === null ? undefined : Number(length), onBroken, patienceMs })
  return true
}

/**
 * Sends a stream as an answer, as fast as its client reads; the memory of a piece is reused as soon as it is sent. If
 * the client leaves, or reads nothing for `patienceMs`, the stream is destroyed. If the stream breaks, or is longer
 * or shorter than announced, the connection is closed: extra bytes would be taken for the next answer.
 * @param how.onBroken called with the error, unless the client had left before
 */
export function pour(
  source: Readable,
  to: ServerResponse,
  how: { length: Bytes | undefined; onBroken(error: Error): void; patienceMs?: number | undefined },
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
