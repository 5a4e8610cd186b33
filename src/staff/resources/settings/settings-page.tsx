import {
  AutocompleteInput,
  BooleanInput,
  Edit,
  ReferenceInput,
  required,
  SaveButton,
  TextInput,
  Title,
  Toolbar,
} from 'react-admin'
import { StaffForm } from '../../fields/staff-form.tsx'

/** The one row of settings, opened at once. */
export default function SettingsPage() {
  return (
    <Edit id="site" resource="settings" mutationMode="pessimistic" redirect={false} actions={false} title=" ">
      <Title title="menu.settings" />
      <StaffForm
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
      </StaffForm>
    </Edit>
  )
}
