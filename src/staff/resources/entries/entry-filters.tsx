import { AutocompleteInput, ReferenceInput, SearchInput, SelectInput } from 'react-admin'

const statuses = ['draft', 'scheduled', 'published', 'gone'].map((id) => ({ id, name: `status.${id}` }))

/** What a list of entries is narrowed by: words, state, and what it belongs to. */
export const entryFilters = (taxonomies: readonly string[], label: (taxonomy: string) => string) => [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="status" source="status" choices={statuses} />,
  ...taxonomies.map((taxonomy) => (
    <ReferenceInput
      key={taxonomy}
      source="termId"
      reference="terms"
      filter={{ taxonomy }}
      sort={{ field: 'name', order: 'ASC' }}
      label={label(taxonomy)}
    >
      <AutocompleteInput label={label(taxonomy)} filterToQuery={(q: string) => ({ q })} />
    </ReferenceInput>
  )),
]
