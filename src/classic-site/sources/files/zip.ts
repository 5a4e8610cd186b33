import { type Entry, getFileNameLowLevel, openPromise, type ZipFile } from 'yauzl'
import type { Say } from '../findings.ts'
import { MemberTree, memberPath } from './file-tree.ts'
import { guarded, maxMembers } from './limits.ts'

/** The members of a zip on disk, each opened where it stands. */
export async function openZip(path: string, name: string, say: Say): Promise<MemberTree> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true, decodeStrings: false })
  const tree = new MemberTree(name, async () => zip.close())
  let members = 0
  for await (const entry of zip.eachEntry()) {
    if (++members > maxMembers) {
      say({ kind: 'unreadable', reason: 'too-many-members', about: name })
      break
    }
    addMember(tree, zip, entry, say)
  }
  return tree
}

function addMember(tree: MemberTree, zip: ZipFile, entry: Entry, say: Say): void {
  const raw = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false)
  if (raw.endsWith('/') || raw.endsWith('\\')) return
  const path = memberPath(raw)
  if (path === undefined) say({ kind: 'left', reason: 'unsafe-path', about: tree.name })
  else if (entry.externalFileAttributes >>> 28 === symbolicLink)
    say({ kind: 'left', reason: 'link', about: tree.name })
  else if (entry.isEncrypted()) say({ kind: 'left', reason: 'encrypted', about: tree.name })
  else {
    const { uncompressedSize: sizeBytes, compressedSize } = entry
    const changedAt = entry.getLastModDate()
    forgetNames(entry)
    tree.add(path, {
      name: `${tree.name} › ${path}`,
      sizeBytes,
      changedAt,
      open: async () => guarded(await zip.openReadStreamPromise(entry), compressedSize),
    })
  }
}

/** The upper bits of the mode that Unix keeps. */
const symbolicLink = 0xa

/** A hundred thousand members stay in memory: without what only names need. */
function forgetNames(entry: Entry): void {
  const nothing = Buffer.alloc(0)
  entry.fileNameRaw = nothing
  entry.fileCommentRaw = nothing
  entry.extraFieldRaw = nothing
  entry.extraFields = []
}
