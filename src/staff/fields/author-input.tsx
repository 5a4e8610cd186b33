import { AutocompleteInput, ReferenceInput } from 'react-admin'

/** The author of an entry; by default the user who adds it. */
export const AuthorInput = () => (
  <ReferenceInput source="authorId" reference="authors" sort={{ field: 'name', order: 'ASC' }}>
    <AutocompleteInput filterToQuery={(q: string) => ({ q })} helperText="entry.authorHelp" />
  </ReferenceInput>
)
