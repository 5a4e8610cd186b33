import { AutocompleteInput, ReferenceInput, useRecordContext } from 'react-admin'

/** Chooses the parent of a page; pages below it are not offered. */
export function ParentInput() {
  const record = useRecordContext()
  return (
    <ReferenceInput
      source="parentId"
      reference="pages"
      filter={record ? { notBelow: record.id } : {}}
      sort={{ field: 'url', order: 'ASC' }}
    >
      <AutocompleteInput
        filterToQuery={(q: string) => ({ q })}
        optionText={({ title, url }: { title: string; url: string }) => `${title} (${url})`}
        helperText="entry.parentHelp"
      />
    </ReferenceInput>
  )
}
