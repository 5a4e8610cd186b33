import type { Viewer } from '../../../kernel/viewer.ts'

const pattern = /^grant:(\d+)$/

/** What `Viewer.unlocked` holds for a file that somebody was let into by a link, past all its locks. */
export const grantName = (fileId: number): string => `grant:${fileId}`

export const isGrant = (name: string): boolean => pattern.test(name)

/** The files that a viewer was let into, of the given ones, or of all when none are given. */
export function granted({ unlocked }: Pick<Viewer, 'unlocked'>, fileIds?: readonly number[]): number[] {
  const ids = [...unlocked].flatMap((name) => Number(pattern.exec(name)?.[1] ?? Number.NaN) || [])
  return fileIds ? ids.filter((id) => fileIds.includes(id)) : ids
}
