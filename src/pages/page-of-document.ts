import type { Viewer } from '../kernel/viewer.ts'
import type { Site } from './page.ts'

/** A document that a viewer may know of. */
export interface KnownDocument {
  /** Of the page that it belongs to; absent for a header, a popup and others without a page of their own. */
  path?: string
  /** Absent when the number was an entry's. */
  documentId?: number
}

/**
 * Finds the page of a `pid` or `post_id`, by which scripts of the classic site name a document or, where they know none,
 * an entry. Undefined when there is none, and for a viewer who may not see its page.
 */
export async function pageOfDocument(
  { features: { content } }: Site,
  viewer: Viewer,
  id: number,
): Promise<KnownDocument | undefined> {
  const document = await content.editable(id)
  const isOfPage = document?.kind === 'page'
  if (document && !isOfPage) return document.published && { documentId: id }
  const entry = await content.entry(isOfPage ? (document.entryId ?? 0) : id, viewer)
  if (!entry || entry.status === 'gone') return undefined
  return { path: entry.url, ...(isOfPage ? { documentId: id } : {}) }
}
