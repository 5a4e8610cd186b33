import { lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type BackupProgress, backUp } from '../backup/index.ts'
import { formatBytes } from '../kernel/bytes.ts'
import type { Config } from '../platform/config.ts'
import { noteBackup } from '../platform/last-backup.ts'
import { OperatorError } from '../platform/operator-error.ts'
import { ownSecret } from '../platform/secret.ts'
import { createStorage } from '../platform/storage.ts'
import { neededFiles } from '../program.ts'
import { openSiteDatabase } from './existing-site.ts'
import { missingFiles } from './missing-files.ts'
import { atIntervals, showLine } from './progress.ts'
import { readArguments } from './read-arguments.ts'

/** `EX_DATAERR` of `sysexits.h`: the archive is written, of a site that lost files. */
const incompleteExitCode = 65

export async function run(config: Config, args: readonly string[]): Promise<number> {
  const file = placeOf(resolve(readArguments(args, 'FILE', {}).value))
  const handle = await openSiteDatabase(config)
  try {
    const storage = createStorage(config)
    const parts = { handle, storage, secret: ownSecret(config), needed: neededFiles }
    const made = await backUp(parts, file, atIntervals(show))
    if (!made.ok) throw new OperatorError('There is no site in this database yet.')
    const { files, tables, missing } = made.value
    await noteBackup(config.dataDir, {
      madeAt: new Date(),
      size: statSync(file).size,
      missing: missing?.count,
    })
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
    showLine('')
    console.log(
      `${file}: ${files.count} files (${formatBytes(files.bytes)}) and ${rows} rows in ${formatBytes(statSync(file).size)}.`,
    )
    if (!missing || missing.count === 0) return 0
    console.error(missingFiles(missing))
    return incompleteExitCode
  } finally {
    await handle.close()
  }
}

const show = ({ files, bytes, rows }: BackupProgress) =>
  showLine(`${files} files, ${formatBytes(bytes)}, ${rows} rows`)

/** Follows a link, so that the file it names is written. Refuses what is no file: it would be replaced by one. */
function placeOf(named: string): string {
  const found = statSync(named, { throwIfNoEntry: false })
  if (found?.isDirectory())
    throw new OperatorError(`${named} is a folder: name the file that is to be written in it.`)
  if (found && !found.isFile())
    throw new OperatorError(`${named} is a device or a pipe: name an ordinary file.`)
  if (found) return realpathSync(named)
  const link = lstatSync(named, { throwIfNoEntry: false })
  return link?.isSymbolicLink() ? resolve(dirname(named), readlinkSync(named)) : named
}
