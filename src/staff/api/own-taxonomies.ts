import type { Kinds, TaxonomyFacts } from '../../kernel/known-kinds.ts'
import { useKinds } from '../kinds/known.ts'
import { type OwnAccount, usePermitted } from './auth-provider.ts'

/** The taxonomies whose terms a user may edit: those of the kinds that the user may write. */
export const keptTaxonomies = (
  kinds: Kinds,
  rights: OwnAccount['rights'] | undefined,
): readonly TaxonomyFacts[] =>
  kinds.taxonomies.filter(({ name }) => {
    const sorted = kinds.sortedBy(name).map(({ resource }) => resource)
    return (sorted.length > 0 ? sorted : ['taxonomies']).some((resource) => rights?.[resource] === 'write')
  })

/** The same for the current user, as choices of a select. */
export function useTaxonomyChoices(): { id: string; name: string }[] {
  const { permissions } = usePermitted()
  return keptTaxonomies(useKinds(), permissions).map(({ name, one }) => ({ id: name, name: one }))
}

/** Address of the list of terms of a taxonomy. */
export const termsAt = (taxonomy: string): string =>
  `/terms?filter=${encodeURIComponent(JSON.stringify({ taxonomy }))}`
