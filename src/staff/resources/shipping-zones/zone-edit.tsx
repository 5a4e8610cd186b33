import { Edit, SimpleForm } from 'react-admin'
import { ZoneFields } from './zone-fields.tsx'

export default function ZoneEdit() {
  return (
    <Edit mutationMode="pessimistic">
      <SimpleForm warnWhenUnsavedChanges>
        <ZoneFields />
      </SimpleForm>
    </Edit>
  )
}
