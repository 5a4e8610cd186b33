import { describe, expect, it, vi } from 'vitest'
import type { Sent, Target } from './send-file.ts'
import { UploadQueue } from './upload-queue.ts'

const target = { categoryId: 1, published: true }
const chosen = (...names: string[]) => names.map((name) => ({ file: new File(['0123456789'], name) }))

/** A queue whose sending the test lets go on. */
function createQueue() {
  const sends: {
    name: string
    finish(sent: Sent): void
    fail(): void
    progress(bytes: number): void
    signal: AbortSignal
  }[] = []
  const sent: Sent[] = []
  const queue = new UploadQueue<Target, Sent>(
    (one) => sent.push(one),
    (file, _, __, { onProgress }, signal) =>
      new Promise((finish, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        sends.push({
          name: file.name,
          finish,
          fail: () => reject(new Error('no')),
          progress: onProgress,
          signal,
        })
      }),
  )
  return { queue, sends, sent, states: () => queue.snapshot().map(({ state }) => state) }
}

describe('LIB-21 the queue of uploads', () => {
  it('sends three side by side, the others as places come free', async () => {
    const { queue, sends, states, sent } = createQueue()
    queue.add(chosen('a', 'b', 'c', 'd'), target)
    expect(states()).toEqual(['sending', 'sending', 'sending', 'waiting'])
    sends[0]?.finish({ fileId: 1, unchanged: false })
    await vi.waitFor(() => expect(states()).toEqual(['done', 'sending', 'sending', 'sending']))
    sends[1]?.finish({ fileId: 2, unchanged: true })
    await vi.waitFor(() => expect(states()[1]).toBe('unchanged'))
    expect(sent.map(({ fileId }) => fileId)).toEqual([1, 2])
  })

  it('pauses and goes on, and a paused one makes room', async () => {
    const { queue, sends, states } = createQueue()
    queue.add(chosen('a', 'b', 'c', 'd'), target)
    sends[0]?.progress(4)
    const [first] = queue.snapshot()
    queue.pause(first?.id ?? 0)
    expect(sends[0]?.signal.aborted).toBe(true)
    expect(states()).toEqual(['paused', 'sending', 'sending', 'sending'])
    expect(queue.snapshot()[0]?.sent).toBe(4)
    sends[1]?.finish({ fileId: 1, unchanged: false })
    await vi.waitFor(() => expect(states()[1]).toBe('done'))
    queue.resume(first?.id ?? 0)
    await vi.waitFor(() => expect(states()[0]).toBe('sending'))
    expect(sends.at(-1)?.name).toBe('a')
  })

  it('keeps what failed with its reason, until it is tried again or cleared', async () => {
    const { queue, sends, states } = createQueue()
    queue.add(chosen('a'), target)
    sends[0]?.fail()
    await vi.waitFor(() => expect(states()).toEqual(['failed']))
    expect(queue.snapshot()[0]?.problem).toBe('Het lukt nu niet.')
    queue.resume(queue.snapshot()[0]?.id ?? 0)
    expect(states()).toEqual(['sending'])
    sends[1]?.fail()
    await vi.waitFor(() => expect(states()).toEqual(['failed']))
    queue.clear()
    expect(states()).toEqual([])
  })

  it('gives one up', () => {
    const { queue, sends, states } = createQueue()
    queue.add(chosen('a', 'b'), target)
    queue.cancel(queue.snapshot()[0]?.id ?? 0)
    expect(sends[0]?.signal.aborted).toBe(true)
    expect(states()).toEqual(['sending'])
  })

  it('pauses and resumes all', async () => {
    const { queue, states } = createQueue()
    queue.add(chosen('a', 'b', 'c', 'd'), target)
    queue.pauseAll()
    expect(new Set(states())).toEqual(new Set(['paused']))
    queue.resumeAll()
    await vi.waitFor(() => expect(states()).toEqual(['sending', 'sending', 'sending', 'waiting']))
  })
})
