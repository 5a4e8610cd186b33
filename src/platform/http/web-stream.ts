import type { ServerResponse } from 'node:http'
import { finished, type Readable } from 'node:stream'
import { giveBack } from '../pieces.ts'

const sources = new WeakMap<ReadableStream, Readable>()

/** A stream as the body of an answer, which `sendStream` sends as the stream it is. */
export function webStream(stream: Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
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
  sources.set(body, stream)
  return body
}

/**
 * Sends an answer whose body is a `webStream`, as fast as its reader takes it; a piece is given back as soon as it is out.
 * A reader who leaves destroys the stream, an error of the stream breaks the connection off.
 * @returns whether it was one
 */
export function sendStream(answer: Response, to: ServerResponse): boolean {
  const source = answer.body && sources.get(answer.body)
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
