import { buffer } from 'node:stream/consumers'
import type { Bytes } from '../../kernel/bytes.ts'
import { entryKind } from '../archive.ts'
import { readArchive, verifyArchive } from '../read-archive.ts'
import { writeArchive } from '../write-archive.ts'

/** An archive of the same site in which contents of more than `most` bytes are missing, so that Git can keep it. */
export async function leaveOutLarge(from: string, to: string, most: Bytes): Promise<void> {
  const verified = await verifyArchive(from)
  if (!verified.ok) throw new Error(`${from} is ${verified.code}`)
  const files = { count: 0, bytes: 0 }
  const archive = await writeArchive(to)
  for await (const { name, size, contents } of readArchive(from)) {
    const read = await buffer(contents)
    const { kind } = entryKind(name)
    if (kind === 'manifest' || (kind === 'file' && size > most)) continue
    await archive.add(name, read)
    if (kind !== 'file') continue
    files.count += 1
    files.bytes += size
  }
  const { sha256: _, ...manifest } = verified.value
  await archive.finish({ ...manifest, files })
}
