import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Say } from '../findings.ts'
import { MemberTree, memberPath } from './file-tree.ts'
import { maxMembers } from './limits.ts'

const blockBytes = 512
const maxHeaderBytes = 64 * 1024

/** Whether bytes begin with the header of a tar's first member. */
export function isTar(head: Buffer): boolean {
  if (head.length < blockBytes) return false
  const sum = numberAt(head, 148, 8)
  let bytes = 0
  for (let at = 0; at < blockBytes; at++) bytes += at >= 148 && at < 156 ? 0x20 : (head[at] ?? 0)
  return sum === bytes && sum > 256
}

/**
 * The members of a tar on disk, each opened where it stands: of the archive only headers are read. tar-stream gives members
 * one after the other, and pictures are asked for in the order of posts.
 */
export async function openTar(path: string, name: string, say: Say): Promise<MemberTree> {
  const tree = new MemberTree(name, async () => {})
  const handle = await open(path)
  try {
    const { size } = await handle.stat()
    await readMembers(handle, size, tree, path, say)
  } finally {
    await handle.close()
  }
  return tree
}

async function readMembers(
  handle: FileHandle,
  size: number,
  tree: MemberTree,
  path: string,
  say: Say,
): Promise<void> {
  let longName = ''
  let pax = new Map<string, string>()
  let members = 0
  for (let at = 0; at + blockBytes <= size; ) {
    const header = await bytesAt(handle, at, blockBytes)
    if (header.every((byte) => byte === 0)) {
      at += blockBytes
      continue
    }
    if (!isTar(header) || ++members > maxMembers) {
      say({
        kind: 'unreadable',
        reason: members > maxMembers ? 'too-many-members' : 'cut-off',
        about: tree.name,
      })
      return
    }
    const type = String.fromCharCode(header[156] ?? 0)
    const bytes = Number(pax.get('size') ?? numberAt(header, 124, 12))
    const start = at + blockBytes
    at = start + Math.ceil(bytes / blockBytes) * blockBytes
    if (type === 'L' || type === 'x') {
      const data = await bytesAt(handle, start, Math.min(bytes, maxHeaderBytes))
      if (type === 'L') longName = textAt(data, 0, data.length)
      else pax = paxOf(data)
      continue
    }
    if (type === 'g' || type === 'K') continue
    const named = pax.get('path') ?? (longName || nameOf(header))
    const seconds = numberAt(header, 136, 12)
    longName = ''
    pax = new Map()
    if (type === '5') continue
    if (type !== '0' && type !== '\0' && type !== '7') {
      say({ kind: 'left', reason: 'link', about: tree.name })
      continue
    }
    if (start + bytes > size || !Number.isSafeInteger(bytes) || bytes < 0) {
      say({ kind: 'unreadable', reason: 'cut-off', about: tree.name })
      return
    }
    const member = memberPath(named)
    if (member === undefined) say({ kind: 'left', reason: 'unsafe-path', about: tree.name })
    else tree.add(member, partOf(path, `${tree.name} › ${member}`, start, bytes, new Date(seconds * 1000)))
  }
}

/** A file that stands in the bytes of another one. */
export const partOf = (path: string, name: string, start: number, sizeBytes: number, changedAt: Date) => ({
  name,
  sizeBytes,
  changedAt,
  open: async () =>
    sizeBytes === 0 ? Readable.from([]) : createReadStream(path, { start, end: start + sizeBytes - 1 }),
})

export async function bytesAt(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  const { bytesRead } = await handle.read(bytes, 0, length, at)
  return bytes.subarray(0, bytesRead)
}

export function textAt(bytes: Buffer, at: number, length: number): string {
  const end = bytes.indexOf(0, at)
  return bytes.toString('utf8', at, end < 0 ? at + length : Math.min(end, at + length))
}

function nameOf(header: Buffer): string {
  const prefix = textAt(header, 257, 5) === 'ustar' ? textAt(header, 345, 155) : ''
  const name = textAt(header, 0, 100)
  return prefix === '' ? name : `${prefix}/${name}`
}

/** Octal digits, or a large number of GNU with its first bit set. */
function numberAt(bytes: Buffer, at: number, length: number): number {
  if (((bytes[at] ?? 0) & 0x80) !== 0) return bytes.readUIntBE(at + length - 6, 6)
  const text = bytes
    .toString('latin1', at, at + length)
    .replaceAll('\0', ' ')
    .trim()
  return /^[0-7]{1,12}$/.test(text) ? Number.parseInt(text, 8) : 0
}

/** `27 path=a/b.jpg` and a line feed each: the length counts the whole line. */
function paxOf(data: Buffer): Map<string, string> {
  const values = new Map<string, string>()
  for (let at = 0; at < data.length; ) {
    const blank = data.indexOf(0x20, at)
    const length = blank < 0 ? 0 : Number(data.toString('latin1', at, Math.min(blank, at + 10)))
    if (!Number.isSafeInteger(length) || length < 5) break
    const line = data.toString('utf8', blank + 1, at + length - 1)
    const equals = line.indexOf('=')
    if (equals > 0) values.set(line.slice(0, equals), line.slice(equals + 1))
    at += length
  }
  return values
}
