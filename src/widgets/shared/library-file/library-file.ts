import { downloadPath, type FileRow, type LockName, type WayIn } from '../../../features/library/index.ts'
import { formatDayMonthYear } from '../../../kernel/dates.ts'
import type { RenderContext } from '../../context.ts'
import { requestPathOf } from './request-path.ts'

/** A lock, and how to open it (LIB-19). */
export interface LockModel {
  kind: 'file' | 'category'
  id: number
  ways: readonly WayIn[]
  /** Address that signs in and returns here. */
  signIn: string
  /** Address that adds the product to the cart. */
  buy?: string
  /** Leads to the form that asks for the file, where the site takes requests. */
  ask?: string
  /** Why the password that was just sent did not open it. */
  refused?: 'wrong-password' | 'too-many-tries'
}

/** A file as widgets show it: plain data. */
export interface FileModel {
  id: string
  categoryId: number
  title: string
  extension: string
  /** Bytes; absent for a file on another server. */
  size?: number
  /** Date of the last change, DD-MM-YYYY. */
  date: string
  /** Absent while the file is locked. */
  inside?: {
    download: string
    isRemote: boolean
    /** Address of our viewer; absent for types that it does not show. */
    viewer?: string
    description: string
    version: string
  }
  lock?: LockModel
  /** What a password opened for this visitor. */
  unlocked?: 'file' | 'category'
}

/** A form without scripts returns here with this parameter. */
export const noticeParameter = 'wpfd_notice'

export function toFile(row: FileRow, context: RenderContext): FileModel {
  const { id, title, extension, size, updatedAt, category, access, inside } = row
  const file = {
    id: String(id),
    categoryId: category.id,
    title,
    extension,
    date: formatDayMonthYear(updatedAt),
  }
  const isRemote = inside?.remoteUrl !== undefined
  return {
    ...file,
    ...(isRemote ? {} : { size }),
    ...(access.open ? toUnlocked(access.unlocked) : { lock: toLock(access, context, id) }),
    ...(inside
      ? {
          inside: {
            download: inside.remoteUrl ?? downloadPath(row),
            isRemote,
            ...(inside.preview === 'none' ? {} : { viewer: `/bestand-bekijken/${id}/` }),
            description: inside.description,
            version: inside.version,
          },
        }
      : {}),
  }
}

export const toUnlocked = (lock: LockName | undefined): Pick<FileModel, 'unlocked'> =>
  lock ? { unlocked: lock.startsWith('file:') ? 'file' : 'category' } : {}

export function toLock(
  { lock, ways, productId }: { lock: LockName; ways: readonly WayIn[]; productId?: number },
  { path, query, takesFileRequests }: Pick<RenderContext, 'path' | 'query' | 'takesFileRequests'>,
  /** The file that it withholds; a category cannot be asked for. */
  fileId?: FileRow['id'],
): LockModel {
  const [kind, number] = lock.split(':')
  const about = lock.replace(':', '-')
  const refused = (['wrong-password', 'too-many-tries'] as const).find(
    (code) => query.get(noticeParameter) === `password.${code}.${about}`,
  )
  return {
    kind: kind === 'file' ? 'file' : 'category',
    id: Number(number),
    ways,
    signIn: `/my-account/?${new URLSearchParams({ redirect_to: path })}`,
    ...(productId === undefined ? {} : { buy: `/cart/?add-to-cart=${productId}` }),
    ...(takesFileRequests && fileId !== undefined && { ask: requestPathOf(fileId) }),
    ...(refused ? { refused } : {}),
  }
}

/**
 * Cache tags of a page with these files. When a file is locked, or open to this viewer only, visitors who unlocked
 * something get a private page.
 */
export const fileTags = (rows: readonly FileRow[], isLocked: boolean): string[] => [
  ...rows.map(({ id }) => `file:${String(id).replace('r', '')}`),
  'list:file-categories',
  ...(isLocked ? ['protected'] : []),
]
