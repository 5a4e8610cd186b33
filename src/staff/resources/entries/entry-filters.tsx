import { AutocompleteInput, ReferenceInput, SearchInput, SelectInput } from 'react-admin'
import type { Kind, Kinds } from '../../../kernel/known-kinds.ts'

const statuses = ['draft', 'scheduled', 'published', 'gone'].map((id) => ({ id, name: `status.${id}` }))

/** Filters for lists of entries: words, status, terms and author. */
export const entryFilters = (kinds: Kinds, { taxonomies }: Kind) => [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="status" source="status" choices={statuses} />,
  <ReferenceInput key="authorId" source="authorId" reference="authors">
    <AutocompleteInput filterToQuery={(q: string) => ({ q })} />
  </ReferenceInput>,
  ...taxonomies.map((taxonomy) => {
    const label = kinds.taxonomy(taxonomy)?.one ?? taxonomy
    return (
      <ReferenceInput
        key={taxonomy}
        source={`terms.${taxonomy}`}
        reference="terms"
        filter={{ taxonomy }}
        sort={{ field: 'name', order: 'ASC' }}
        label={label}
      >
        <AutocompleteInput label={label} filterToQuery={(q: string) => ({ q })} />
      </ReferenceInput>
    )
  }),
]
