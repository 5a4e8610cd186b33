import { renameSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  checkArchive,
  type Manifest,
  type RestoreProblem,
  type RestoreProgress,
  restore,
} from '../backup/index.ts'
import { formatBytes } from '../kernel/bytes.ts'
import type { Config } from '../platform/config.ts'
import { openDatabase } from '../platform/database/index.ts'
import { createJobs } from '../platform/jobs.ts'
import { createLog } from '../platform/log.ts'
import { secretFile } from '../platform/secret.ts'
import { createStorage } from '../platform/storage.ts'
import { hasNoDatabase } from './existing-site.ts'
import { missingFiles } from './missing-files.ts'
import { atIntervals, showLine } from './progress.ts'
import { readArguments } from './read-arguments.ts'

const problems: Record<RestoreProblem, string> = {
  unreadable: 'The archive cannot be read',
  damaged: 'The archive is damaged; nothing was changed',
  newer: 'The archive was made by a newer version; upgrade first',
  'other-schema':
    'The archive was made by a copy between two releases; restore it with the copy that made it, or take an archive of a release',
  foreign: 'The archive is no backup of Schelp',
  extension:
    'The archive holds tables of an extension that this copy does not have: put it back as it was, and build again',
  running: 'The site is running; stop it first',
  'not-empty': 'There is a site here already; --force puts the backup in its place',
}

export async function run(config: Config, args: readonly string[]): Promise<number> {
  const { value, options } = readArguments(args, 'FILE', {
    check: { type: 'boolean' },
    force: { type: 'boolean' },
  })
  const file = resolve(value)
  return options.check ? check(file) : putBack(config, file, options.force ?? false)
}

/** Needs no site, no database and no settings. */
async function check(file: string): Promise<number> {
  const answer = await readThrough(file)
  if (!answer.ok) return refuse(answer.code, answer.detail)
  console.log(`${file} is whole and can be restored: ${summary(answer.value)}.`)
  tellMissing(answer.value)
  return 0
}

/** Those that were built with this copy. */
async function extensionsHere() {
  const { builtExtensions } = await import('../extensions/built.ts')
  return builtExtensions.flatMap((one) => ('load' in one ? [one] : []))
}

async function readThrough(file: string) {
  let bytes = 0
  const show = atIntervals(showProgress)
  const answer = await checkArchive(
    file,
    (more) => {
      bytes += more
      show({ step: 'checking', bytes })
    },
    await extensionsHere(),
  )
  showLine('')
  return answer
}

async function putBack(config: Config, file: string, force: boolean): Promise<number> {
  // No database is made for an archive that cannot be restored.
  const checked = hasNoDatabase(config) ? await readThrough(file) : undefined
  if (checked && !checked.ok) return refuse(checked.code, checked.detail)
  const handle = await openDatabase(config)
  const jobs = createJobs({ handle, log: createLog(config) })
  try {
    const storage = createStorage(config)
    const options = { force, checked, onProgress: atIntervals(showProgress) }
    const answer = await restore({ handle, storage, jobs, extensions: await extensionsHere() }, file, options)
    showLine('')
    if (!answer.ok) return refuse(answer.code, answer.detail)
    const { manifest, secret } = answer.value
    if (secret !== undefined && config.secret === undefined) putSecret(config.dataDir, secret)
    console.log(`Restored into ${resolve(config.dataDir)}: ${summary(manifest)}.`)
    tellMissing(manifest)
    return 0
  } finally {
    await jobs.stop()
    await handle.close()
  }
}

function refuse(code: RestoreProblem, detail?: string): number {
  const isSentence = code === 'unreadable' && detail !== undefined
  console.error(isSentence ? detail : `${problems[code]}${detail ? ` (${detail})` : ''}.`)
  return 1
}

function tellMissing({ missing }: Manifest): void {
  if (missing && missing.count > 0) console.error(missingFiles(missing))
}

function summary({ files, tables, created }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
  return `${files.count} files (${formatBytes(files.bytes)}) and ${rows} rows as of ${created}`
}

/** Sessions, unlocked files and links in mails stay good. */
function putSecret(dataDir: string, secret: string): void {
  const file = secretFile(dataDir)
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, secret, { mode: 0o600, flush: true })
  renameSync(temporary, file)
}

const words = { checking: 'Checking the archive', restoring: 'Restoring' }
const showProgress = ({ step, bytes }: RestoreProgress) => showLine(`${words[step]}: ${formatBytes(bytes)}`)
