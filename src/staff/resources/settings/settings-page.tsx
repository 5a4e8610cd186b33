import {
  AutocompleteInput,
  BooleanInput,
  Edit,
  ReferenceInput,
  required,
  SaveButton,
  SimpleForm,
  TextInput,
  Title,
  Toolbar,
} from 'react-admin'

/** The one row of settings, opened at once. */
export default function SettingsPage() {
  return (
    <Edit id="site" resource="settings" mutationMode="pessimistic" redirect={false} actions={false} title=" ">
      <Title title="menu.settings" />
      <SimpleForm
        warnWhenUnsavedChanges
        toolbar={
          <Toolbar>
            <SaveButton />
          </Toolbar>
        }
      >
        <TextInput source="title" validate={required()} />
        <TextInput source="tagline" />
        <ReferenceInput source="frontPageId" reference="pages" sort={{ field: 'title', order: 'ASC' }}>
          <AutocompleteInput optionText="title" filterToQuery={(q: string) => ({ q })} />
        </ReferenceInput>
        <TextInput source="storeNotice" multiline />
        <BooleanInput source="comingSoon" />
        <BooleanInput source="redirectAfterAdd" />
      </SimpleForm>
    </Edit>
  )
}
