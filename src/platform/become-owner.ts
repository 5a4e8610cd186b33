import { statSync } from 'node:fs'

/**
 * Switches a process of root to the owner of a folder, so that it creates no files of root there and PostgreSQL, which
 * refuses root, runs as it does in the service. Does nothing for other users, or when root owns the folder or it is
 * absent.
 */
export function becomeOwnerOf(folder: string): void {
  const owner = statSync(folder, { throwIfNoEntry: false })
  if (process.getuid?.() !== 0 || !owner || owner.uid === 0) return
  process.setgroups?.([owner.gid])
  process.setgid?.(owner.gid)
  process.setuid?.(owner.uid)
}
