import { AutocompleteArrayInput, ReferenceArrayInput, useRecordContext } from 'react-admin'

const byWords = (q: string) => ({ q })

/** Other products, chosen by name. */
export function ProductsInput({ source, helperText }: { source: string; helperText: string }) {
  const own = useRecordContext()?.id
  return (
    <ReferenceArrayInput source={source} reference="products" perPage={25}>
      <AutocompleteArrayInput
        optionText="title"
        filterToQuery={byWords}
        helperText={helperText}
        getOptionDisabled={({ id }: { id: unknown }) => id === own}
      />
    </ReferenceArrayInput>
  )
}
