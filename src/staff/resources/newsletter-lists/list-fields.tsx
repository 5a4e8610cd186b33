import { BooleanInput, required, TextInput } from 'react-admin'

export function ListFields() {
  return (
    <>
      <TextInput source="name" validate={required()} />
      <TextInput source="about" multiline helperText="newsletterLists.aboutHelp" />
      <BooleanInput source="isOffered" helperText="newsletterLists.offeredHelp" />
    </>
  )
}
