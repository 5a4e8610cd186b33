import { TextInput, useTranslate } from 'react-admin'
import { StaffEdit } from '../../forms/staff-edit.tsx'
import { StaffForm } from '../../forms/staff-form.tsx'
import { StaffToolbar } from '../../forms/staff-toolbar.tsx'

export default function TextEdit() {
  const translate = useTranslate()
  return (
    <StaffEdit>
      <StaffForm toolbar={<StaffToolbar canRemove={false} />}>
        <p className="hint">{translate('siteTexts.hint')}</p>
        <TextInput source="default" readOnly multiline />
        <TextInput source="override" multiline minRows={2} helperText="siteTexts.back" />
      </StaffForm>
    </StaffEdit>
  )
}
