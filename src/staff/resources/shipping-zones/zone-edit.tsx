import { Edit } from 'react-admin'
import { StaffForm } from '../../fields/staff-form.tsx'
import { ZoneFields } from './zone-fields.tsx'

export default function ZoneEdit() {
  return (
    <Edit mutationMode="pessimistic">
      <StaffForm>
        <ZoneFields />
      </StaffForm>
    </Edit>
  )
}
