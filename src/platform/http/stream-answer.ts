import type { ServerResponse } from 'node:http'
import { finished, type Readable } from 'node:stream'
import { giveBack } from '../pieces.ts'

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
 * Sends what `answerStream` made, as fast as its reader takes it; a piece is given back as soon as it is out.
 * A reader who leaves destroys the stream, an error of the stream breaks the connection off.
 * @returns whether it was one
 */
export function sendStream(answer: Response, to: ServerResponse): boolean {
  // To ask any other answer for its body would make of it what its sender can do without.
  const source = sources.get(answer)
  if (!source) return false
  to.statusCode = answer.status
  to.setHeaders(answer.headers)
  source.on('data', (piece: Buffer) => {
    const more = to.write(piece, (error) => {
      if (!error) giveBack(piece)
    })
    if (!more) source.pause()
  })
  finished(source, (error) => (error ? to.destroy() : to.end()))
  to.on('drain', () => source.resume())
  to.on('close', () => source.destroy())
  if (to.destroyed) source.destroy()
  return true
}
