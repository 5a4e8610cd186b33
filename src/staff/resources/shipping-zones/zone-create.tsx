import { Create, SimpleForm } from 'react-admin'
import { ZoneFields } from './zone-fields.tsx'

export default function ZoneCreate() {
  return (
    <Create redirect="list">
      <SimpleForm warnWhenUnsavedChanges defaultValues={{ position: 0, countries: [] }}>
        <ZoneFields />
      </SimpleForm>
    </Create>
  )
}
