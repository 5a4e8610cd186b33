import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { Bytes } from '../kernel/bytes.ts'

export interface TaskLimits {
  mostBytes: Bytes
  /** The longest processor time. By the clock a task may take `mostWaitMs` longer, while it waits for its turn. */
  mostMs: number
}

const checkMs = 50
/** How much longer a task may take by the clock than by the processor. */
const mostWaitMs = 60_000

/**
 * Watches a process during a task, and calls `exceeded` if it takes too much memory or time. Without Linux's `/proc`,
 * only the clock counts.
 * @returns a function that ends the watching
 */
export function limitTask(
  child: Pick<ChildProcess, 'pid'>,
  { mostBytes, mostMs }: TaskLimits,
  exceeded: (what: 'memory' | 'time') => void,
): () => void {
  const startedAt = Date.now()
  let isOver = false
  let before: number | undefined
  const watch = setInterval(
    async () => {
      const { bytes, processorMs } = await usageOf(child)
      if (isOver) return
      before ??= processorMs
      const elapsedMs = Date.now() - startedAt
      const isBusy = processorMs === undefined || processorMs - (before ?? 0) >= mostMs
      if (bytes > mostBytes) exceeded('memory')
      else if (elapsedMs >= (isBusy ? mostMs : mostMs + mostWaitMs)) exceeded('time')
    },
    Math.min(checkMs, mostMs),
  )
  return () => {
    isOver = true
    clearInterval(watch)
  }
}

/** The unit of processor time in `/proc`: hundredths of a second on every machine. */
const tickMs = 10

/** The memory and processor time of a process, if the system reports them (Linux). */
async function usageOf({ pid }: Pick<ChildProcess, 'pid'>): Promise<{ bytes: Bytes; processorMs?: number }> {
  const [status, stat] = await Promise.all(
    ['status', 'stat'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')),
  )
  const bytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(status ?? '')?.[1] ?? 0) * 1024
  // The second field is the program's name in brackets; user and system time are the 14th and the 15th.
  const [user, system] = (stat ?? '')
    .slice((stat ?? '').lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return user && system ? { bytes, processorMs: (Number(user) + Number(system)) * tickMs } : { bytes }
}
