import { getHeapStatistics } from 'node:v8'
import type { Bytes } from '../kernel/bytes.ts'

const quietMs = 3_000
/** What lives takes some 80 MB. */
const muchHeap: Bytes = 100 * 1024 * 1024

/**
 * V8 is in no hurry after a busy time: what was garbage then would stay in memory for hours. Collects it when nobody has
 * asked for anything for three seconds and the heap is large.
 * @param collect as `--expose-gc` gives it; without it nothing happens
 * @returns to be told of every request
 */
export function collectWhenQuiet(
  collect: NodeJS.GCFunction | undefined,
  heapSize = (): Bytes => getHeapStatistics().total_heap_size,
): () => void {
  if (!collect) return () => undefined
  const timer = setTimeout(() => {
    // The usual flavour keeps what it has emptied for another eight seconds.
    if (heapSize() > muchHeap) collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  }, quietMs).unref()
  return () => void timer.refresh()
}
