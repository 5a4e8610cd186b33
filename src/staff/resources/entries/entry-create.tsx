import { Create, SimpleForm } from 'react-admin'
import { EntryFields } from './entry-fields.tsx'

/** A new entry: a draft until it is published. */
export default function EntryCreate() {
  return (
    <Create redirect="edit" mutationMode="pessimistic">
      <SimpleForm warnWhenUnsavedChanges defaultValues={{ status: 'draft' }}>
        <EntryFields />
      </SimpleForm>
    </Create>
  )
}
