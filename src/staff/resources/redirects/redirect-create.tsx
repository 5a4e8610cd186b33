import { Create, required, TextInput, useTranslate } from 'react-admin'
import { StaffForm } from '../../fields/staff-form.tsx'

export default function RedirectCreate() {
  const translate = useTranslate()
  return (
    <Create redirect="list">
      <StaffForm>
        <p className="hint">{translate('redirects.hint')}</p>
        <TextInput source="from" validate={required()} placeholder="/oud-adres/" />
        <TextInput source="to" validate={required()} placeholder="/nieuw-adres/" />
      </StaffForm>
    </Create>
  )
}
