import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Bytes } from '../kernel/bytes.ts'

/** Time and size of the last backup. Only the operator knows where it is. */
export interface LastBackup {
  madeAt: Date
  size: Bytes
  /** How many files rows need that the storage did not have; undefined in notes of 0.2.0 and earlier. */
  missing?: number | undefined
}

const stored = z.object({ madeAt: z.coerce.date(), size: z.number(), missing: z.int().optional() })
const fileIn = (dataDir: string) => join(dataDir, 'last-backup.json')

export async function noteBackup(dataDir: string, backup: LastBackup): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  await writeFile(fileIn(dataDir), JSON.stringify(backup))
}

/** The note of the last backup; undefined if none was made on this machine, or if the note cannot be read. */
export async function readLastBackup(dataDir: string): Promise<LastBackup | undefined> {
  try {
    return stored.parse(JSON.parse(await readFile(fileIn(dataDir), 'utf8')))
  } catch {
    return undefined
  }
}
