import { binder } from '../../kernel/bind.ts'
import { addKind, changeKind, deleteKind } from './kinds/define.ts'
import { addTaxonomy, changeTaxonomy, deleteTaxonomy } from './kinds/taxonomies.ts'
import type { Parts } from './parts.ts'

/** Kinds of content and what they are sorted by, and those that staff define. */
export function createOwnKinds(parts: Parts) {
  const bind = binder(parts)
  return {
    /** Held in memory: who draws a page asks once. */
    kinds: parts.kinds,
    addKind: bind(addKind),
    changeKind: bind(changeKind),
    /** One that has entries, drafts too, stays. */
    deleteKind: bind(deleteKind),
    addTaxonomy: bind(addTaxonomy),
    changeTaxonomy: bind(changeTaxonomy),
    /** With its terms; one by which an entry is sorted, drafts too, stays. */
    deleteTaxonomy: bind(deleteTaxonomy),
  }
}
