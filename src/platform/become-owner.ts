import { statSync } from 'node:fs'

/**
 * Root hands over to whoever owns a folder, so that nothing in it comes to belong to root, and PostgreSQL, which
 * refuses root, runs as in the service. Does nothing for others, nor where the folder is root's own or absent.
 */
export function becomeOwnerOf(folder: string): void {
  const owner = statSync(folder, { throwIfNoEntry: false })
  if (process.getuid?.() !== 0 || !owner || owner.uid === 0) return
  process.setgroups?.([owner.gid])
  process.setgid?.(owner.gid)
  process.setuid?.(owner.uid)
}
