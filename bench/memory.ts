import { readdirSync, readFileSync } from 'node:fs'
import type { Bytes } from '../src/kernel/bytes.ts'
import { databasePid, type RunningSite } from './site.ts'

/** What the program and its database hold, each with its children, shared pages counted once (PSS). Linux only. */
export function memoryOf(site: Pick<RunningSite, 'pid' | 'dataDir'>): { program: Bytes; database: Bytes } {
  const database = databasePid(site)
  const held = (pids: readonly number[]) => pids.reduce((sum, pid) => sum + proportionalSet(pid), 0)
  return {
    // The database may be a child of the program that started it.
    program: held(withChildren(site.pid, database)),
    database: database === undefined ? 0 : held(withChildren(database)),
  }
}

/** Whether PostgreSQL is cleaning up by itself, which it does at its own times and with memory of its own. */
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
    // It has just ended.
    return ''
  }
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
    // It has just ended.
    return []
  }
}
