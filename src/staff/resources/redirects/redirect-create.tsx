import { Create, required, SimpleForm, TextInput, useTranslate } from 'react-admin'

export default function RedirectCreate() {
  const translate = useTranslate()
  return (
    <Create redirect="list">
      <SimpleForm>
        <p className="hint">{translate('redirects.hint')}</p>
        <TextInput source="from" validate={required()} placeholder="/oud-adres/" />
        <TextInput source="to" validate={required()} placeholder="/nieuw-adres/" />
      </SimpleForm>
    </Create>
  )
}
