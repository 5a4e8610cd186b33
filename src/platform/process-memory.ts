import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { Bytes } from '../kernel/bytes.ts'

/** Returns the memory of a process, where the system reports it (Linux); elsewhere 0. */
export async function memoryOf({ pid }: Pick<ChildProcess, 'pid'>): Promise<Bytes> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024
}
