import { type Log, pathOf } from '../platform/log.ts'

/** How many causes are remembered. */
const mostTold = 1_000

/**
 * Logs answers that broke off in the middle, once for each cause: the client of such an answer asks
 * for it again and again.
 */
export function tellOnce(log: Pick<Log, 'error'>): (error: Error, address: string) => void {
  const told = new Set<string>()
  return (err, address) => {
    const path = pathOf(address)
    const cause = `${path} ${err.message}`
    if (told.has(cause)) return
    if (told.size >= mostTold) told.clear()
    told.add(cause)
    log.error({ err, path }, 'an answer broke off')
  }
}
