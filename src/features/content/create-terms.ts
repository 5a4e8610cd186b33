import { binder } from '../../kernel/bind.ts'
import type { Parts } from './parts.ts'
import { addTerm } from './terms/add-term.ts'
import { changeTerm, deleteTerm } from './terms/change-term.ts'
import type { TermView } from './views.ts'

/** Terms of taxonomies. */
export function createTerms(parts: Parts) {
  const bind = binder(parts)
  return {
    /** `path` as in `friesland/waadhoeke`. */
    term: async (taxonomy: string, path: string) => (await parts.terms()).byPath(taxonomy, path),
    /** From the root to the term itself. */
    termTrail: async (term: TermView) => (await parts.terms()).trail(term),
    /** Every term of a taxonomy, parents before their children; without one, of all taxonomies. */
    async terms(taxonomy?: string) {
      const tree = await parts.terms()
      return taxonomy === undefined ? tree.everything : tree.all(taxonomy)
    },
    addTerm: bind(addTerm),
    /** Another slug or parent changes addresses, which redirect from then on; entries follow. */
    changeTerm: bind(changeTerm),
    /** Removes it from its entries and deletes it; refused while it has terms below it. */
    deleteTerm: bind(deleteTerm),
  }
}
