import { Labeled, SimpleShowLayout, TextField } from 'react-admin'
import { useWhole } from '../../api/rows.ts'
import { Failure } from '../../failures/failure.tsx'
import { InstantField } from '../../fields/instant-field.tsx'
import { StaffShow } from '../../forms/staff-show.tsx'

function Body(_: { source: string }) {
  const mail = useWhole('mails')
  return mail ? <pre className="mail-text">{mail.text}</pre> : null
}

function Trouble() {
  const mail = useWhole('mails')
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
