import { required, TextInput, useTranslate } from 'react-admin'
import { LinkInput } from '../../fields/link-chooser/link-input.tsx'
import { StaffCreate } from '../../forms/staff-edit.tsx'
import { StaffForm } from '../../forms/staff-form.tsx'

export default function RedirectCreate() {
  const translate = useTranslate()
  return (
    <StaffCreate redirect="list">
      <StaffForm>
        <p className="hint">{translate('redirects.hint')}</p>
        <TextInput source="from" validate={required()} placeholder="/oud-adres/" />
        <LinkInput source="to" validate={required()} />
      </StaffForm>
    </StaffCreate>
  )
}
