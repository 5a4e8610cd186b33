import { z } from 'zod'
import { staffCall } from '../../api/staff-call.ts'
import {
  type Category,
  type CustomField,
  categoryAnswer,
  type FileRow,
  type FileVersion,
  fileAnswer,
  fileRow,
  type LibraryFile,
  listOf,
  type Place,
  type Product,
  placeAnswer,
  productAnswer,
  type Role,
  roleAnswer,
  tagsAnswer,
  versionAnswer,
} from './answers.ts'

export const sorts = ['title', 'type', 'size', 'updated', 'hits'] as const
export type Sort = (typeof sorts)[number]
export const states = ['published', 'draft', 'hidden', 'locked', 'planned', 'expired', 'lost'] as const
export type State = (typeof states)[number]

/** The query of a list. */
export interface ListQuery {
  /** Absent: the whole library. */
  categoryId?: number
  below: boolean
  words: string
  state?: State
  sort: Sort
  descending: boolean
  /** From 1. */
  page: number
}

export const perPage = 50

/** An absent property stays as it is; null or an empty list removes it. */
export interface LockChange {
  password?: string | null
  roles?: readonly string[]
  productId?: number | null
}

export interface FileChange {
  title?: string
  description?: string
  version?: string
  categoryId?: number
  tags?: readonly string[]
  customFields?: readonly CustomField[]
  maker?: string
  licence?: string
  source?: string
  createdAt?: string
  updatedAt?: string
  published?: boolean
  hidden?: boolean
  offeredFrom?: string | null
  offeredTo?: string | null
  productId?: number | null
  lock?: LockChange
}

export interface FilesChange {
  categoryId?: number
  published?: boolean
  addTags?: readonly string[]
  removeTags?: readonly string[]
  lock?: LockChange
}

export interface CategoryChange {
  name?: string
  description?: string
  /** Null: the top. */
  parentId?: number | null
  /** Null: behind all others. */
  before?: number | null
  lock?: LockChange
}

/** The calls of the file manager. Each throws a `CallError`. */
export const library = {
  categories: async (signal?: AbortSignal): Promise<Category[]> =>
    (await staffCall('file-categories', listOf(categoryAnswer), { signal })).data,

  async files(query: ListQuery, signal?: AbortSignal): Promise<{ files: FileRow[]; total: number }> {
    const { categoryId, below, words, state, sort, descending, page } = query
    const filter = {
      ...(words.trim() !== '' && { q: words.trim() }),
      ...(categoryId !== undefined && { categoryId, below }),
      ...(state && { state }),
    }
    const asked = new URLSearchParams({
      filter: JSON.stringify(filter),
      sort,
      order: descending ? 'DESC' : 'ASC',
      page: String(page),
      perPage: String(perPage),
    })
    const { data, total } = await staffCall(`files?${asked}`, listOf(fileRow), { signal })
    return { files: data, total }
  },

  file: (id: number, signal?: AbortSignal): Promise<LibraryFile> =>
    staffCall(`files/${id}`, fileAnswer, { signal }),
  /** `stamp`: of the file as it was opened; refused with `conflict` when somebody changed it since. */
  changeFile: (id: number, change: FileChange, stamp: string): Promise<LibraryFile> =>
    staffCall(`files/${id}`, fileAnswer, { method: 'PUT', body: { ...change, stamp } }),
  changeFiles: async (ids: readonly number[], change: FilesChange): Promise<number> =>
    (
      await staffCall('files/0/change-many', z.object({ changed: z.number() }), {
        method: 'POST',
        body: { ids, change },
      })
    ).changed,
  deleteFiles: (ids: readonly number[]): Promise<unknown> =>
    staffCall(`files?ids=${ids.join(',')}`, z.unknown(), { method: 'DELETE' }),

  versions: async (id: number, signal?: AbortSignal): Promise<FileVersion[]> =>
    (await staffCall(`files/${id}/versions`, listOf(versionAnswer), { signal })).data,
  restoreVersion: (id: number, versionId: number): Promise<unknown> =>
    staffCall(`files/${id}/versions`, z.unknown(), { method: 'POST', body: { versionId } }),
  standsOn: async (id: number, signal?: AbortSignal): Promise<Place[]> =>
    (await staffCall(`files/${id}/stands-on`, listOf(placeAnswer), { signal })).data,
  tagSuggestions: (id: number, signal?: AbortSignal) =>
    staffCall(`files/${id}/tag-suggestions`, tagsAnswer, { signal }),

  addCategory: (category: { name: string; parentId?: number }): Promise<Category> =>
    staffCall('file-categories', categoryAnswer, { method: 'POST', body: category }),
  changeCategory: (id: number, change: CategoryChange): Promise<Category> =>
    staffCall(`file-categories/${id}`, categoryAnswer, { method: 'PUT', body: change }),
  deleteCategory: (id: number): Promise<unknown> =>
    staffCall(`file-categories/${id}`, z.unknown(), { method: 'DELETE' }),

  roles: async (signal?: AbortSignal): Promise<Role[]> =>
    (await staffCall('roles', listOf(roleAnswer), { signal })).data,
  products: async (signal?: AbortSignal): Promise<Product[]> =>
    (await staffCall('file-products?perPage=100', listOf(productAnswer), { signal })).data,
}
