import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

/**
 * Seconds of processor that a process and those below it took so far, with those of its children that ended; what a
 * busy machine does not change. Linux only.
 * @param except a process that is counted by itself
 */
export const processorSeconds = (pid: number, except?: number): number => {
  if (pid === except) return 0
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // utime, stime, and those of children that were waited for.
    const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond
    return childrenOf(pid).reduce((sum, child) => sum + processorSeconds(child, except), own)
  } catch {
    // The process has just ended.
    return 0
  }
}

const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  )
