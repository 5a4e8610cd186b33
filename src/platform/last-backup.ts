import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Bytes } from '../kernel/bytes.ts'

/** When the last backup was made, and how large it was. Where it stands is the operator's to know. */
export interface LastBackup {
  madeAt: Date
  size: Bytes
}

const stored = z.object({ madeAt: z.coerce.date(), size: z.number() })
const fileIn = (dataDir: string) => join(dataDir, 'last-backup.json')

export async function noteBackup(dataDir: string, backup: LastBackup): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  await writeFile(fileIn(dataDir), JSON.stringify(backup))
}

/** Undefined when none was made from this machine, or the note cannot be read. */
export async function readLastBackup(dataDir: string): Promise<LastBackup | undefined> {
  try {
    return stored.parse(JSON.parse(await readFile(fileIn(dataDir), 'utf8')))
  } catch {
    return undefined
  }
}
