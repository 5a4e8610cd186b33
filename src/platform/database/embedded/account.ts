import { existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { OperatorError } from '../../operator-error.ts'

/** The account under which PostgreSQL, which refuses to run as root, is started. `owner` must own its folders. */
export interface Account {
  owner?: { uid: number; gid: number }
  /** Command and arguments to put before the program. */
  prefix: readonly string[]
  /** The ids that `spawn` itself switches to. */
  spawn: { uid?: number; gid?: number }
}

/** `nobody` on every common Linux. */
const unprivileged = { uid: 65534, gid: 65534 }

/**
 * The account for starting PostgreSQL: root switches to an unprivileged user. If that user cannot reach one of
 * `paths` (a clone in a folder of mode 700), it keeps the one capability that lets it pass.
 */
export function accountFor(paths: readonly string[]): Account {
  if (process.getuid?.() !== 0) return { prefix: [], spawn: {} }
  if (paths.every(reachable)) return { owner: unprivileged, prefix: [], spawn: unprivileged }

  const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path))
  if (!setpriv) {
    throw new OperatorError(
      'PostgreSQL does not run as root and its own user cannot reach the data folder. ' +
        'Start as another user, make the folder reachable (chmod o+x), install setpriv (util-linux), or set DATABASE_URL.',
    )
  }
  return { owner: unprivileged, prefix: [setpriv, ...keepingFolderAccess], spawn: {} }
}

const keepingFolderAccess = [
  `--reuid=${unprivileged.uid}`,
  `--regid=${unprivileged.gid}`,
  '--clear-groups',
  '--inh-caps=+dac_override',
  '--ambient-caps=+dac_override',
  '--securebits=+no_setuid_fixup',
]

/** Whether the unprivileged user may pass every folder above an absolute path. */
function reachable(path: string): boolean {
  const parent = dirname(path)
  if (parent === path) return true
  const { mode, uid } = statSync(parent)
  const searchable = uid === unprivileged.uid ? mode & 0o100 : mode & 0o001
  return searchable !== 0 && reachable(parent)
}
