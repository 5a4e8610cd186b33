import { Labeled, SimpleShowLayout, TextField, useRecordContext } from 'react-admin'
import { Failure } from '../../failures/failure.tsx'
import { InstantField } from '../../fields/instant-field.tsx'
import { StaffShow } from '../../forms/staff-show.tsx'

function Body(_: { source: string }) {
  const mail = useRecordContext<{ text: string }>()
  return mail ? <pre className="mail-text">{mail.text}</pre> : null
}

function Trouble() {
  const mail = useRecordContext<{ error?: string }>()
  if (!mail?.error) return null
  return (
    <Labeled source="error">
      <Failure kind="mail" technical={mail.error} />
    </Labeled>
  )
}

/** A mail as it was written; without a mail server it can only be read here. */
export default function MailShow() {
  return (
    <StaffShow>
      <SimpleShowLayout>
        <TextField source="to" />
        <TextField source="subject" />
        <Labeled source="createdAt">
          <InstantField source="createdAt" />
        </Labeled>
        <Labeled source="sentAt">
          <InstantField source="sentAt" />
        </Labeled>
        <Trouble />
        <Body source="text" />
      </SimpleShowLayout>
    </StaffShow>
  )
}
