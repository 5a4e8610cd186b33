import { RadioButtonGroupInput, TextInput } from 'react-admin'
import { InstantInput } from '../../fields/instant-input.tsx'
import { ParentInput } from './parent-input.tsx'
import { useKind } from './use-kind.ts'

const states = ['draft', 'published'].map((id) => ({ id, name: `status.${id}` }))

/** Whether visitors see it, from when, and where. */
export function PublicationInputs() {
  const { type } = useKind()
  return (
    <>
      <RadioButtonGroupInput source="status" choices={states} helperText={false} />
      <InstantInput source="publishedAt" helperText="entry.publishedAtHelp" />
      {type === 'page' ? <ParentInput /> : null}
      <TextInput source="slug" helperText="entry.slugHelp" />
    </>
  )
}
