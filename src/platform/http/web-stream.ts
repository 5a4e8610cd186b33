import type { Readable } from 'node:stream'

/**
 * A stream as the body of an answer. As `Readable.toWeb`, without the copy that it makes of every piece: of a large
 * download they were half the garbage.
 */
export function webStream(stream: Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pieces: AsyncIterator<Uint8Array<ArrayBuffer>> = stream[Symbol.asyncIterator]()
  return new ReadableStream(
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
}
