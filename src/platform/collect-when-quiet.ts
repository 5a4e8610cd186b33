import { getHeapStatistics } from 'node:v8'
import type { Bytes } from '../kernel/bytes.ts'

const quietMs = 3_000
/** Of a heap that is not larger, nothing worth a stop can be given back: what lives takes some 45 MB. */
const smallHeap: Bytes = 64 * 1024 * 1024
/** How much larger than what lived last time a heap may be. */
const slack = 1.25

/**
 * V8 is in no hurry after a busy time: what was garbage then would stay in memory for hours. Collects it when nobody has
 * asked for anything for three seconds and the heap has grown since the last time.
 * @param collect as `--expose-gc` gives it; without it nothing happens
 * @returns to be told of every request
 */
export function collectWhenQuiet(
  collect: NodeJS.GCFunction | undefined,
  heapSize = (): Bytes => getHeapStatistics().total_heap_size,
): () => void {
  if (!collect) return () => undefined
  let lived = smallHeap / slack
  const timer = setTimeout(() => {
    if (heapSize() <= lived * slack) return
    // The usual flavour keeps what it has emptied for another eight seconds.
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    lived = Math.max(heapSize(), smallHeap / slack)
  }, quietMs).unref()
  return () => void timer.refresh()
}
