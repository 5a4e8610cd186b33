import type { Viewer } from '../../../kernel/viewer.ts'

const pattern = /^grant:(\d+)$/

/** The name in `Viewer.unlocked` for a file that a mailed link opened past all its locks. */
export const grantName = (fileId: number): string => `grant:${fileId}`

export const isGrant = (name: string): boolean => pattern.test(name)

/** The files that mailed links opened for a viewer, limited to `fileIds` if present. */
export function grantedFiles({ unlocked }: Pick<Viewer, 'unlocked'>, fileIds?: readonly number[]): number[] {
  const ids = [...unlocked].flatMap((name) => Number(pattern.exec(name)?.[1] ?? Number.NaN) || [])
  return fileIds ? ids.filter((id) => fileIds.includes(id)) : ids
}
