import { binder } from '../../kernel/bind.ts'
import { heldWhere } from './documents/held-where.ts'
import { listDocuments } from './documents/list-documents.ts'
import { showsEmbeds } from './documents/shows-embeds.ts'
import { publishDocument } from './entries/publishing/publish-document.ts'
import { scheduleDocument } from './entries/publishing/schedule-document.ts'
import type { Parts } from './parts.ts'

/** Documents of pages and templates, and menus: those of the room, with what publishing them means for entries. */
export function createPages(parts: Parts) {
  const bind = binder(parts)
  // Those three are for this feature alone.
  const { documents: _documents, addForEntry: _addForEntry, takeOut: _takeOut, ...open } = parts.documents
  return {
    ...open,
    /** Publishes the draft and keeps the former version. */
    publishDocument: bind(publishDocument),
    /** The draft goes on the site by itself at a moment to come, as it is then; without one that is called off. */
    scheduleDocument: bind(scheduleDocument),
    /** Where something of another feature stands, by its field or by links to it; slow: for staff who ask. */
    heldWhere: bind(heldWhere),
    listDocuments: bind(listDocuments),
    showsEmbeds: bind(showsEmbeds),
  }
}
