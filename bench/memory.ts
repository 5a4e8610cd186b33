import { readdirSync, readFileSync } from 'node:fs'
import type { Bytes } from '../src/kernel/bytes.ts'
import { databasePid, type RunningSite } from './site.ts'

/**
 * Memory of the program and of its database, each with its children and with shared pages counted once (PSS). Linux
 * only.
 */
export function memoryOf(site: Pick<RunningSite, 'pid' | 'dataDir'>): { program: Bytes; database: Bytes } {
  const database = databasePid(site)
  const sumOf = (pids: readonly number[]) => pids.reduce((sum, pid) => sum + proportionalSet(pid), 0)
  return {
    // The database may be a child of the program that started it.
    program: sumOf(withChildren(site.pid, database)),
    database: database === undefined ? 0 : sumOf(withChildren(database)),
  }
}

/** Whether autovacuum is running: it starts at times of its own and takes memory of its own. */
export function isVacuuming(site: Pick<RunningSite, 'dataDir'>): boolean {
  const database = databasePid(site)
  return (
    database !== undefined &&
    withChildren(database).some((pid) => commandOf(pid).includes('autovacuum worker'))
  )
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    // The process has just ended.
    return ''
  }
}

export function proportionalSet(pid: number): Bytes {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) * 1024
  } catch {
    // The process has just ended.
    return 0
  }
}

function withChildren(pid: number, except?: number): number[] {
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8')
        .trim()
        .split(' ')
        .filter(Boolean)
        .map(Number),
    )
    return [pid, ...children.filter((child) => child !== except).flatMap((child) => withChildren(child))]
  } catch {
    // The process has just ended.
    return []
  }
}
