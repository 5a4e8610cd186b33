import { createHash } from 'node:crypto'
import { chownSync, lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { errorCode } from '../../error-code.ts'
import { OperatorError } from '../../operator-error.ts'
import type { Account } from './account.ts'

const socketName = '.s.PGSQL.5432'

/** `sun_path` holds 108 bytes on Linux and 104 elsewhere, including the closing zero. */
const socketPathBytes = process.platform === 'linux' ? 107 : 103

/**
 * The folder of the socket: beside the data or, if that path is too long for a socket, in the system's temporary
 * folder.
 */
export function socketFolderOf(dataDir: string): string {
  const beside = join(dataDir, 'socket')
  if (Buffer.byteLength(join(beside, socketName)) <= socketPathBytes) return beside
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  return join(tmpdir(), `schelp-${name}`)
}

/** Creates the folder. Refuses one that another user made first: whoever may enter it is superuser of the database. */
export function makeSocketFolder(folder: string, account: Account): void {
  const owner = account.owner?.uid ?? process.getuid?.()
  try {
    mkdirSync(folder, { mode: 0o700 })
    if (account.owner) chownSync(folder, account.owner.uid, account.owner.gid)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
  const found = lstatSync(folder)
  if (!found.isDirectory() || found.uid !== owner || (found.mode & 0o077) !== 0) {
    throw new OperatorError(
      `${folder}, through which the database is reached, belongs to another user or is open to others: run this as the user whose data it is.`,
    )
  }
}
