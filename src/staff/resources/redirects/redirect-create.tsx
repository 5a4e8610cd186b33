import { required, TextInput, useTranslate } from 'react-admin'
import { StaffForm } from '../../fields/staff-form.tsx'
import { StaffCreate } from '../../forms/staff-edit.tsx'

export default function RedirectCreate() {
  const translate = useTranslate()
  return (
    <StaffCreate redirect="list">
      <StaffForm>
        <p className="hint">{translate('redirects.hint')}</p>
        <TextInput source="from" validate={required()} placeholder="/oud-adres/" />
        <TextInput source="to" validate={required()} placeholder="/nieuw-adres/" />
      </StaffForm>
    </StaffCreate>
  )
}
