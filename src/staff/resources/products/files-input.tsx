import { AutocompleteArrayInput, ReferenceArrayInput } from 'react-admin'

const byWords = (q: string) => ({ q })

/** Library files that come with a product: their rows in the file search then offer it (LIB-18). */
export const FilesInput = ({ source }: { source: string }) => (
  <ReferenceArrayInput source={source} reference="files" perPage={25}>
    <AutocompleteArrayInput optionText="title" filterToQuery={byWords} helperText="product.filesHelp" />
  </ReferenceArrayInput>
)
