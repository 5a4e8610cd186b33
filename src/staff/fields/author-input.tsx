import { AutocompleteInput, ReferenceInput } from 'react-admin'

/** Who of the staff an entry is by; who adds it unless told. */
export const AuthorInput = () => (
  <ReferenceInput source="authorId" reference="authors" sort={{ field: 'name', order: 'ASC' }}>
    <AutocompleteInput filterToQuery={(q: string) => ({ q })} helperText="entry.authorHelp" />
  </ReferenceInput>
)
