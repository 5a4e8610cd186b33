import { binder } from '../../kernel/bind.ts'
import { heldWhere } from './documents/held-where.ts'
import { listDocuments } from './documents/list-documents.ts'
import { showsEmbeds } from './documents/shows-embeds.ts'
import { publishDocument } from './entries/publishing/publish-document.ts'
import { scheduleDocument } from './entries/publishing/schedule-document.ts'
import type { Parts } from './parts.ts'

/** Documents of pages and templates, and menus, with what publishing them changes for entries. */
export function createPages(parts: Parts) {
  const bind = binder(parts)
  // These three are private to this feature.
  const { documents: _documents, addForEntry: _addForEntry, takeOut: _takeOut, ...open } = parts.documents
  return {
    ...open,
    /** Publishes the draft and keeps the former version. */
    publishDocument: bind(publishDocument),
    /** Plans the publication of the draft, in the state it has at that moment; without a moment, cancels the plan. */
    scheduleDocument: bind(scheduleDocument),
    /** Finds the pages that show or link to a thing of another feature. Slow: for staff only. */
    heldWhere: bind(heldWhere),
    listDocuments: bind(listDocuments),
    showsEmbeds: bind(showsEmbeds),
  }
}
