import { z } from 'zod'
import { useKinds } from '../../kinds/known.ts'
import { useFound } from './use-found.ts'

const most = 1_000
const terms = z.object({
  data: z.array(
    z.object({ id: z.number(), taxonomy: z.string(), name: z.string(), slug: z.string(), depth: z.number() }),
  ),
})
type Term = z.infer<typeof terms>['data'][number]

/** Every term of the site; undefined until loaded. */
export const useTerms = () => useFound('terms', '', most, terms)

/** The stored form of a term in a field for all taxonomies. */
export const keyOf = ({ taxonomy, slug }: Pick<Term, 'taxonomy' | 'slug'>) => `${taxonomy}/${slug}`

/** Indents terms, so that their levels show in a native select. */
const indent = (depth: number) => '\u2003'.repeat(depth)

/** Options for terms, grouped by taxonomy. */
export function TermOptions({
  terms,
  taxonomies,
}: {
  terms: readonly Term[]
  taxonomies: readonly string[]
}) {
  const kinds = useKinds()
  return taxonomies.map((one) => (
    <optgroup key={one} label={kinds.taxonomy(one)?.many ?? one}>
      {terms
        .filter((term) => term.taxonomy === one)
        .map((term) => (
          <option key={term.id} value={keyOf(term)}>
            {indent(term.depth)}
            {term.name}
          </option>
        ))}
    </optgroup>
  ))
}
