import { downloadPath, type FileRow, type LockName, type WayIn } from '../../../features/library/index.ts'
import { formatDayMonthYear } from '../../../kernel/dates.ts'
import type { RenderContext } from '../../context.ts'
import { requestPathOf } from './request-path.ts'

/** A lock that stands in the way, and what opens it (LIB-19). */
export interface LockModel {
  kind: 'file' | 'category'
  id: number
  ways: readonly WayIn[]
  /** Leads to signing in and back here. */
  signIn: string
  /** Puts what opens it into the cart. */
  buy?: string
  /** Leads to the form that asks for the file, where the site takes requests. */
  ask?: string
  /** Why the password that was just sent did not open it. */
  refused?: 'wrong-password' | 'too-many-tries'
}

/** A file as a widget shows it: plain data. */
export interface FileModel {
  id: string
  categoryId: number
  title: string
  extension: string
  /** Bytes; absent for a file that stands with someone else. */
  size?: number
  /** DD-MM-YYYY of its last change. */
  date: string
  /** Absent while a lock withholds it. */
  inside?: {
    download: string
    isRemote: boolean
    /** Our own viewer; absent for types that it does not show. */
    viewer?: string
    description: string
    version: string
  }
  lock?: LockModel
}

/** A form that was sent without scripts leads back with this parameter. */
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
    ...(access.open ? {} : { lock: toLock(access, context, id) }),
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
 * What a page with these files depends on. Where something is locked, or is open to this viewer only, a visitor
 * who unlocked something gets a page of his own.
 */
export const fileTags = (rows: readonly FileRow[], isLocked: boolean): string[] => [
  ...rows.map(({ id }) => `file:${String(id).replace('r', '')}`),
  'list:file-categories',
  ...(isLocked ? ['protected'] : []),
]
