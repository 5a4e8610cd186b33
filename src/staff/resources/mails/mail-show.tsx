import { Labeled, Show, SimpleShowLayout, TextField, useRecordContext } from 'react-admin'
import { InstantField } from '../../fields/instant-field.tsx'

function Body(_: { source: string }) {
  const mail = useRecordContext<{ text: string }>()
  return mail ? <pre className="mail-text">{mail.text}</pre> : null
}

/** A mail as it was written: without a mail server this is where it is read. */
export default function MailShow() {
  return (
    <Show actions={false}>
      <SimpleShowLayout>
        <TextField source="to" />
        <TextField source="subject" />
        <Labeled source="createdAt">
          <InstantField source="createdAt" />
        </Labeled>
        <Labeled source="sentAt">
          <InstantField source="sentAt" />
        </Labeled>
        <TextField source="error" emptyText="–" />
        <Body source="text" />
      </SimpleShowLayout>
    </Show>
  )
}
