import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { seesDrafts } from '../../../kernel/rights.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { EntryStatus } from '../views.ts'

/**
 * The SQL condition on `content_entries` for public entries at this moment.
 * @param now the placeholder of an ISO text in a prepared statement
 */
export const visibleAt = (now: Date | Placeholder): SQL =>
  sql`content_entries.status = 'published' and content_entries.published_at <= ${now instanceof Date ? now.toISOString() : now}::timestamptz`

export interface Visibility {
  status: EntryStatus
  publishedAt: Date | null
}

export const isVisible = ({ status, publishedAt }: Visibility, now: Date): boolean =>
  status === 'published' && publishedAt !== null && publishedAt <= now

/** Staff also see drafts and planned entries. */
export const maySee = (entry: Visibility, viewer: Viewer, now: Date): boolean =>
  isVisible(entry, now) || seesDrafts(viewer)
