import { BooleanInput, TextInput } from 'react-admin'
import { StaffForm } from '../../fields/staff-form.tsx'
import { StaffEdit } from '../../forms/staff-edit.tsx'

/** What a customer wrote stays as it is; the shop shows it, and answers it. */
export default function ReviewEdit() {
  return (
    <StaffEdit redirect="list">
      <StaffForm>
        <TextInput source="author" readOnly />
        <TextInput source="email" readOnly />
        <TextInput source="text" readOnly multiline />
        <TextInput source="answer" multiline minRows={3} helperText="reviews.answerHelp" />
        <BooleanInput source="approved" />
      </StaffForm>
    </StaffEdit>
  )
}
