import type { Kinds } from '../../kernel/known-kinds.ts'
import type { ContentDeps } from './deps.ts'
import type { createDocuments } from './documents/index.ts'
import type { createCardRows } from './entries/card-rows.ts'
import type { EntryIndex } from './entries/listing/entry-index.ts'
import type { createMedia } from './media/index.ts'
import type { DeclaredField } from './own-fields/declare.ts'
import type { TermTree } from './terms/tree.ts'
import type { SiteSettings } from './views.ts'

/** What the parts of this feature work with. */
export interface Parts extends ContentDeps {
  media: ReturnType<typeof createMedia>
  documents: ReturnType<typeof createDocuments>
  terms: () => Promise<TermTree>
  settings: () => Promise<SiteSettings>
  /** Fields that staff defined, of every kind. */
  ownFields: () => Promise<readonly DeclaredField[]>
  /** Of the program and of staff. */
  kinds: () => Promise<Kinds>
  index: EntryIndex
  cardRows: ReturnType<typeof createCardRows>
}
