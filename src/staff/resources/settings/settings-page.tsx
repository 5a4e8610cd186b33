import { AutocompleteInput, BooleanInput, ReferenceInput, required, TextInput, Title } from 'react-admin'
import { StaffForm } from '../../fields/staff-form.tsx'
import { StaffEdit } from '../../forms/staff-edit.tsx'
import { StaffToolbar } from '../../forms/staff-toolbar.tsx'

/** The one row of settings, opened at once. */
export default function SettingsPage() {
  return (
    <StaffEdit id="site" resource="settings" redirect={false} actions={false} title=" ">
      <Title title="menu.settings" />
      <StaffForm toolbar={<StaffToolbar canRemove={false} />}>
        <TextInput source="title" validate={required()} />
        <TextInput source="tagline" />
        <ReferenceInput source="frontPageId" reference="pages" sort={{ field: 'title', order: 'ASC' }}>
          <AutocompleteInput optionText="title" filterToQuery={(q: string) => ({ q })} />
        </ReferenceInput>
        <TextInput source="storeNotice" multiline />
        <BooleanInput source="comingSoon" />
        <BooleanInput source="redirectAfterAdd" />
      </StaffForm>
    </StaffEdit>
  )
}
