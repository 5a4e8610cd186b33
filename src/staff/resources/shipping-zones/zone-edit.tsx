import { StaffForm } from '../../fields/staff-form.tsx'
import { StaffEdit } from '../../forms/staff-edit.tsx'
import { ZoneFields } from './zone-fields.tsx'

export default function ZoneEdit() {
  return (
    <StaffEdit>
      <StaffForm>
        <ZoneFields />
      </StaffForm>
    </StaffEdit>
  )
}
