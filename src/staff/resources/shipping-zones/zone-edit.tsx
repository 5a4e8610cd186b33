import { StaffEdit } from '../../forms/staff-edit.tsx'
import { StaffForm } from '../../forms/staff-form.tsx'
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
