import { required, SelectInput } from 'react-admin'
import { StaffCreate } from '../../forms/staff-edit.tsx'
import { StaffForm } from '../../forms/staff-form.tsx'
import { typeChoices, useKindChoices } from './choices.ts'
import { withoutEmptyLines } from './options-input.tsx'
import { OwnFieldFields } from './own-field-fields.tsx'

export default function OwnFieldCreate() {
  return (
    <StaffCreate redirect="list" transform={withoutEmptyLines}>
      <StaffForm defaultValues={{ kind: 'jacobalia', type: 'text', position: 0 }}>
        <SelectInput source="kind" choices={useKindChoices()} translateChoice={false} validate={required()} />
        <SelectInput
          source="type"
          choices={typeChoices}
          validate={required()}
          helperText="ownFields.typeHelp"
        />
        <OwnFieldFields />
      </StaffForm>
    </StaffCreate>
  )
}
