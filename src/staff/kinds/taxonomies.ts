import { usePermissions } from 'react-admin'
import type { Kinds, TaxonomyFacts } from '../../kernel/known-kinds.ts'
import type { OwnAccount } from '../api/auth-provider.ts'
import { useKinds } from './known.ts'

/** The taxonomies whose terms somebody keeps: those of the kinds that they write. */
export const keptTaxonomies = (
  kinds: Kinds,
  rights: OwnAccount['rights'] | undefined,
): readonly TaxonomyFacts[] =>
  kinds.taxonomies.filter(({ name }) => {
    const sorted = kinds.sortedBy(name).map(({ resource }) => resource)
    return (sorted.length > 0 ? sorted : ['taxonomies']).some((resource) => rights?.[resource] === 'write')
  })

/** The same of the viewer, to be chosen among. */
export function useTaxonomyChoices(): { id: string; name: string }[] {
  const { permissions } = usePermissions<OwnAccount['rights']>()
  return keptTaxonomies(useKinds(), permissions).map(({ name, one }) => ({ id: name, name: one }))
}

/** Where the terms of a taxonomy are listed. */
export const termsAt = (taxonomy: string): string =>
  `/terms?filter=${encodeURIComponent(JSON.stringify({ taxonomy }))}`
