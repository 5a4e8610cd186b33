import { lostOf, markLost } from '../files/lost-contents.ts'
import type { Parts } from '../parts.ts'
import { type SelectedFile, usualFiles } from './selected-files.ts'

/**
 * Checks that the contents of every file are stored with the right size. If a deflated copy is missing, the zip uses
 * the original. `lost` is the first file that is missing or damaged, which is then marked for staff. When a large zip
 * starts, only files that are marked as lost are checked again, because all were checked when it was prepared.
 */
export async function soundFiles(
  parts: Parts,
  files: readonly SelectedFile[],
  { begins = false } = {},
): Promise<{ files: readonly SelectedFile[]; lost: SelectedFile | undefined }> {
  const looked = begins && files.length > usualFiles ? files.filter(({ lost }) => lost) : files
  const copies = looked.flatMap(({ id, deflated }) => (deflated ? [{ id, ...deflated }] : []))
  const without = new Set((await lostOf(parts, copies)).map(({ id }) => id))
  const sound = files.map(
    ({ deflated, ...file }): SelectedFile =>
      deflated && !without.has(file.id) ? { ...file, deflated } : file,
  )
  const lookedIds = new Set(looked.map(({ id }) => id))
  const lost = await lostOf(
    parts,
    sound
      .filter(({ id, deflated }) => !deflated && lookedIds.has(id))
      .map((file) => ({ file, key: file.storageKey, size: file.size })),
  )
  await markLost(
    parts,
    lost.map(({ key }) => key),
  )
  return { files: sound, lost: lost[0]?.file }
}
