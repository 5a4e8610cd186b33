import { open } from 'node:fs/promises'
import type { Say } from '../findings.ts'
import { MemberTree, memberPath } from './file-tree.ts'
import { maxMembers } from './limits.ts'
import { bytesAt, partOf, textAt } from './tar.ts'

/** Name (255 bytes), size (14), time (12), folder (4096), each filled up with NULs. */
const headerBytes = 4_377

/** Whether bytes begin as an archive of All-in-One WP Migration does. */
export const isWpress = (head: Buffer): boolean =>
  head.length >= headerBytes &&
  /^[^\0/]{1,200}\0/.test(head.toString('latin1', 0, 255)) &&
  /^\d{1,14}\0{0,13}$/.test(head.toString('latin1', 255, 269)) &&
  /^\d{1,12}\0{0,11}$/.test(head.toString('latin1', 269, 281))

/** The members of such an archive on disk, each opened where it stands. */
export async function openWpress(path: string, name: string, say: Say): Promise<MemberTree> {
  const tree = new MemberTree(name, async () => {})
  const handle = await open(path)
  try {
    const { size } = await handle.stat()
    let members = 0
    for (let at = 0; at + headerBytes <= size; ) {
      const header = await bytesAt(handle, at, headerBytes)
      const bytes = Number(textAt(header, 255, 14))
      const start = at + headerBytes
      if (header.every((byte) => byte === 0)) break
      if (!isWpress(header) || start + bytes > size || ++members > maxMembers) {
        say({ kind: 'unreadable', reason: 'cut-off', about: name })
        break
      }
      const folder = textAt(header, 281, 4_096)
      const member = memberPath(
        folder === '.' || folder === '' ? textAt(header, 0, 255) : `${folder}/${textAt(header, 0, 255)}`,
      )
      const changedAt = new Date(Number(textAt(header, 269, 12)) * 1000)
      if (member === undefined) say({ kind: 'left', reason: 'unsafe-path', about: name })
      else tree.add(member, partOf(path, `${name} › ${member}`, start, bytes, changedAt))
      at = start + bytes
    }
  } finally {
    await handle.close()
  }
  return tree
}
