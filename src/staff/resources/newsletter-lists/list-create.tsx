import { BooleanInput } from 'react-admin'
import { StaffForm } from '../../fields/staff-form.tsx'
import { StaffCreate } from '../../forms/staff-edit.tsx'
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
