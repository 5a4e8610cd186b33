import { RadioButtonGroupInput, TextInput } from 'react-admin'
import { InstantInput } from '../../fields/instant-input.tsx'

const states = ['draft', 'published'].map((id) => ({ id, name: `status.${id}` }))

/** Whether visitors see it, from when, and where. */
export const PublicationInputs = () => (
  <>
    <RadioButtonGroupInput source="status" choices={states} helperText={false} />
    <InstantInput source="publishedAt" helperText="entry.publishedAtHelp" />
    <TextInput source="slug" helperText="entry.slugHelp" />
  </>
)
