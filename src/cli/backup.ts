import { existsSync, readFileSync, statSync } from 'node:fs'
import { type BackupProgress, backUp } from '../backup/index.ts'
import { formatBytes } from '../kernel/bytes.ts'
import type { Config } from '../platform/config.ts'
import { openDatabase } from '../platform/database/index.ts'
import { noteBackup } from '../platform/last-backup.ts'
import { secretFile } from '../platform/secret.ts'
import { createStorage } from '../platform/storage.ts'
import { atIntervals, showLine } from './progress.ts'

/** `npm run backup -- FILE`: the whole site in one archive, while it runs; gzipped when FILE ends in `gz`. */
export async function backupCommand(config: Config, [file]: readonly string[]): Promise<number> {
  if (!file) {
    console.error('Usage: npm run backup -- FILE.tar.gz')
    return 64
  }
  const handle = await openDatabase(config)
  try {
    const storage = createStorage(config)
    const made = await backUp({ handle, storage, secret: ownSecret(config) }, file, atIntervals(show))
    if (!made.ok) {
      console.error('There is no site in this database yet.')
      return 1
    }
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

/** An operator who sets SECRET keeps it elsewhere. */
function ownSecret({ secret, dataDir }: Config): string | undefined {
  const file = secretFile(dataDir)
  return secret === undefined && existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

const show = ({ files, bytes, rows }: BackupProgress) =>
  showLine(`${files} files, ${formatBytes(bytes)}, ${rows} rows`)
