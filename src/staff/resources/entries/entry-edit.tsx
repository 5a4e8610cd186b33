import { Edit, SimpleForm } from 'react-admin'
import { EntryFields } from './entry-fields.tsx'
import { ViewActions } from './view-actions.tsx'

/** Changes an entry; whoever was there in between is not overwritten, because the form says what it is based on. */
export default function EntryEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect={false} actions={<ViewActions />}>
      <SimpleForm warnWhenUnsavedChanges>
        <EntryFields />
      </SimpleForm>
    </Edit>
  )
}
