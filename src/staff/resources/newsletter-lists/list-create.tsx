import { BooleanInput } from 'react-admin'
import { StaffCreate } from '../../forms/staff-edit.tsx'
import { StaffForm } from '../../forms/staff-form.tsx'
import { ListFields } from './list-fields.tsx'

export default function ListCreate() {
  return (
    <StaffCreate redirect="list">
      <StaffForm defaultValues={{ about: '', isOffered: true, withAll: false }}>
        <ListFields />
        <BooleanInput source="withAll" helperText="newsletterLists.withAllHelp" />
      </StaffForm>
    </StaffCreate>
  )
}
