import { Create } from 'react-admin'
import { StaffForm } from '../../fields/staff-form.tsx'
import { ZoneFields } from './zone-fields.tsx'

export default function ZoneCreate() {
  return (
    <Create redirect="list">
      <StaffForm defaultValues={{ position: 0, countries: [] }}>
        <ZoneFields />
      </StaffForm>
    </Create>
  )
}
