import { Edit, SaveButton, SimpleForm, TextInput, Toolbar, useTranslate } from 'react-admin'

export default function TextEdit() {
  const translate = useTranslate()
  return (
    <Edit mutationMode="pessimistic">
      <SimpleForm
        warnWhenUnsavedChanges
        toolbar={
          <Toolbar>
            <SaveButton />
          </Toolbar>
        }
      >
        <p className="hint">{translate('siteTexts.hint')}</p>
        <TextInput source="default" readOnly multiline />
        <TextInput source="override" multiline minRows={2} helperText="siteTexts.back" />
      </SimpleForm>
    </Edit>
  )
}
