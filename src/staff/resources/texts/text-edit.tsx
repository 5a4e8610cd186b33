import { Edit, SaveButton, TextInput, Toolbar, useTranslate } from 'react-admin'
import { StaffForm } from '../../fields/staff-form.tsx'

export default function TextEdit() {
  const translate = useTranslate()
  return (
    <Edit mutationMode="pessimistic">
      <StaffForm
        toolbar={
          <Toolbar>
            <SaveButton />
          </Toolbar>
        }
      >
        <p className="hint">{translate('siteTexts.hint')}</p>
        <TextInput source="default" readOnly multiline />
        <TextInput source="override" multiline minRows={2} helperText="siteTexts.back" />
      </StaffForm>
    </Edit>
  )
}
