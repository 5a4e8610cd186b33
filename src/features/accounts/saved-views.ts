import { and, asc, eq, ne, or } from 'drizzle-orm'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { Database } from '../../platform/database/index.ts'
import { savedViews } from './schema.ts'

/** A named view of a list: the search parameters of its URL. */
export interface SavedView {
  id: number
  /** Name of the list's resource. */
  list: string
  name: string
  query: Readonly<Record<string, string>>
}

/** A saved view is visible only to its owner; `userId` is the caller. */
export interface SavedViews {
  savedViews(userId: number, list?: string): Promise<readonly SavedView[]>
  /** Replaces a view of the same name. */
  saveView(userId: number, view: Omit<SavedView, 'id'>): Promise<Result<SavedView, 'too-many'>>
  /** Returns false when the caller has no view with this id. */
  forgetView(userId: number, id: number): Promise<boolean>
}

const mostPerUser = 100
const columns = { id: savedViews.id, list: savedViews.list, name: savedViews.name, query: savedViews.query }

export const createSavedViews = (db: Database): SavedViews => ({
  savedViews: (userId, list) =>
    db
      .select(columns)
      .from(savedViews)
      .where(and(eq(savedViews.userId, userId), list === undefined ? undefined : eq(savedViews.list, list)))
      .orderBy(asc(savedViews.name)),

  async saveView(userId, { list, name, query }) {
    const others = and(
      eq(savedViews.userId, userId),
      or(ne(savedViews.list, list), ne(savedViews.name, name)),
    )
    if ((await db.$count(savedViews, others)) >= mostPerUser) return fail('too-many')
    const [kept] = await db
      .insert(savedViews)
      .values({ userId, list, name, query })
      .onConflictDoUpdate({ target: [savedViews.userId, savedViews.list, savedViews.name], set: { query } })
      .returning(columns)
    if (!kept) throw new Error('a view was not stored')
    return ok(kept)
  },

  async forgetView(userId, id) {
    const { rowCount } = await db.transaction((tx) =>
      tx.delete(savedViews).where(and(eq(savedViews.id, id), eq(savedViews.userId, userId))),
    )
    return rowCount === 1
  },
})
