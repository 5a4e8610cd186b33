import { readdirSync, readFileSync } from 'node:fs'
import type { Bytes } from '../src/kernel/bytes.ts'
import { databasePid, type RunningSite } from './site.ts'

/** What the program, its database and their children hold, shared pages counted once (PSS). Linux only. */
export function memoryOf(site: Pick<RunningSite, 'pid' | 'dataDir'>): Bytes {
  const database = databasePid(site)
  return [site.pid, ...(database === undefined ? [] : [database])]
    .flatMap(withChildren)
    .reduce((sum, pid) => sum + proportionalSet(pid), 0)
}

export function proportionalSet(pid: number): Bytes {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) * 1024
  } catch {
    // It has just ended.
    return 0
  }
}

function withChildren(pid: number): number[] {
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8')
        .trim()
        .split(' ')
        .filter(Boolean)
        .map(Number),
    )
    return [pid, ...children.flatMap(withChildren)]
  } catch {
    return []
  }
}
