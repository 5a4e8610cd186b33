import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { type BackupProgress, backUp } from '../backup/index.ts'
import { formatBytes } from '../kernel/bytes.ts'
import type { Config } from '../platform/config.ts'
import { noteBackup } from '../platform/last-backup.ts'
import { OperatorError } from '../platform/operator-error.ts'
import { ownSecret } from '../platform/secret.ts'
import { createStorage } from '../platform/storage.ts'
import { openSiteDatabase } from './existing-site.ts'
import { atIntervals, showLine } from './progress.ts'
import { readArguments } from './read-arguments.ts'

export async function run(config: Config, args: readonly string[]): Promise<number> {
  const file = resolve(readArguments(args, 'FILE', {}).value)
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new OperatorError(`${file} is a folder: name the file that is to be written in it.`)
  const handle = await openSiteDatabase(config)
  try {
    const storage = createStorage(config)
    const made = await backUp({ handle, storage, secret: ownSecret(config) }, file, atIntervals(show))
    if (!made.ok) throw new OperatorError('There is no site in this database yet.')
    await noteBackup(config.dataDir, { madeAt: new Date(), size: statSync(file).size })
    const { files, tables } = made.value
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
    showLine('')
    console.log(
      `${file}: ${files.count} files (${formatBytes(files.bytes)}) and ${rows} rows in ${formatBytes(statSync(file).size)}.`,
    )
    return 0
  } finally {
    await handle.close()
  }
}

const show = ({ files, bytes, rows }: BackupProgress) =>
  showLine(`${files} files, ${formatBytes(bytes)}, ${rows} rows`)
