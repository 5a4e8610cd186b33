import { getHeapStatistics } from 'node:v8'
import type { Bytes } from '../kernel/bytes.ts'

const quietMs = 3_000
/** A heap up to this size is not collected: live objects take some 45 MB, so little could be freed. */
const smallHeap: Bytes = 64 * 1024 * 1024
/** How large the heap may become, relative to its size after the last collection. */
const slack = 1.25

/**
 * Collects garbage if no request has come for three seconds and the heap has grown since the last time. V8 itself may
 * wait for hours after a busy period, with the garbage in memory.
 * @param collect as `--expose-gc` provides it; without it nothing happens
 * @returns a function to call at every request
 */
export function collectWhenQuiet(
  collect: NodeJS.GCFunction | undefined,
  heapSize = (): Bytes => getHeapStatistics().total_heap_size,
): () => void {
  if (!collect) return () => undefined
  let lived = smallHeap / slack
  const timer = setTimeout(() => {
    if (heapSize() <= lived * slack) return
    // The usual flavour keeps the freed memory for another eight seconds.
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    lived = Math.max(heapSize(), smallHeap / slack)
  }, quietMs).unref()
  return () => void timer.refresh()
}
