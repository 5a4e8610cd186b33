import { renameSync, writeFileSync } from 'node:fs'
import { type RestoreProblem, type RestoreProgress, restore } from '../backup/index.ts'
import { formatBytes } from '../kernel/bytes.ts'
import type { Config } from '../platform/config.ts'
import { openDatabase } from '../platform/database/index.ts'
import { createJobs } from '../platform/jobs.ts'
import { createLog } from '../platform/log.ts'
import { secretFile } from '../platform/secret.ts'
import { createStorage } from '../platform/storage.ts'
import { atIntervals, showLine } from './progress.ts'

const problems: Record<RestoreProblem, string> = {
  unreadable: 'The archive cannot be read',
  damaged: 'The archive is damaged; nothing was changed',
  newer: 'The archive was made by a newer version; upgrade first',
  'other-schema': 'The archive was made by a version that this one does not know; upgrade first',
  running: 'The site is running; stop it first',
  'not-empty': 'There is a site here already; --force puts the backup in its place',
}

/** `npm run restore -- FILE [--force]`: a backup into an empty folder or database, or in the place of a site. */
export async function restoreCommand(config: Config, args: readonly string[]): Promise<number> {
  const force = args.includes('--force')
  const [file] = args.filter((arg) => !arg.startsWith('--'))
  if (!file) {
    console.error('Usage: npm run restore -- FILE [--force]')
    return 64
  }
  const handle = await openDatabase(config)
  const jobs = createJobs({ handle, log: createLog(config) })
  try {
    const storage = createStorage(config)
    const options = { force, onProgress: atIntervals(show) }
    const answer = await restore({ handle, storage, jobs }, file, options)
    showLine('')
    if (!answer.ok) {
      console.error(`${problems[answer.code]}${answer.detail ? ` (${answer.detail})` : ''}.`)
      return 1
    }
    const { manifest, secret } = answer.value
    if (secret !== undefined && config.secret === undefined) putSecret(config.dataDir, secret)
    const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0)
    console.log(`Restored ${manifest.files.count} files and ${rows} rows as of ${manifest.created}.`)
    return 0
  } finally {
    await jobs.stop()
    await handle.close()
  }
}

/** Sessions, unlocked files and links in mails stay good. */
function putSecret(dataDir: string, secret: string): void {
  const file = secretFile(dataDir)
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, secret, { mode: 0o600, flush: true })
  renameSync(temporary, file)
}

const words = { checking: 'Checking the archive', restoring: 'Restoring' }
const show = ({ step, bytes }: RestoreProgress) => showLine(`${words[step]}: ${formatBytes(bytes)}`)
