import { binder } from '../../kernel/bind.ts'
import { addKind, changeKind, deleteKind } from './kinds/define.ts'
import { addTaxonomy, changeTaxonomy, deleteTaxonomy } from './kinds/taxonomies.ts'
import type { Parts } from './parts.ts'

/** Kinds of content and taxonomies, including those that staff define. */
export function createOwnKinds(parts: Parts) {
  const bind = binder(parts)
  return {
    /** Cached; read it once per page. */
    kinds: parts.kinds,
    addKind: bind(addKind),
    changeKind: bind(changeKind),
    /** Refused while entries of it exist, drafts included. */
    deleteKind: bind(deleteKind),
    addTaxonomy: bind(addTaxonomy),
    changeTaxonomy: bind(changeTaxonomy),
    /** Also deletes its terms; refused while entries have one, drafts included. */
    deleteTaxonomy: bind(deleteTaxonomy),
  }
}
