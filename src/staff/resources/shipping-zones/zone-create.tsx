import { StaffCreate } from '../../forms/staff-edit.tsx'
import { StaffForm } from '../../forms/staff-form.tsx'
import { ZoneFields } from './zone-fields.tsx'

export default function ZoneCreate() {
  return (
    <StaffCreate redirect="list">
      <StaffForm defaultValues={{ position: 0, countries: [] }}>
        <ZoneFields />
      </StaffForm>
    </StaffCreate>
  )
}
