import type { ReactNode } from 'react'
import { BooleanInput, ReferenceField, TextField, TextInput, useResourceContext } from 'react-admin'
import { useWhole } from '../api/rows.ts'
import { InstantField } from '../fields/instant-field.tsx'
import { StaffEdit } from '../forms/staff-edit.tsx'
import { StaffForm } from '../forms/staff-form.tsx'
import { type About, useModeratedName } from './moderated.ts'

interface ModeratedEditProps {
  about: About
  /** Fields beside the text, such as a rating. */
  score?: ReactNode
}

/** The form of a visitor's text: staff cannot change the text, only approve and answer it. */
export function ModeratedEdit(props: ModeratedEditProps) {
  const resource = useResourceContext()
  return (
    <StaffEdit redirect="list">
      <StaffForm>
        <Written {...props} />
        <TextInput source="answer" multiline minRows={3} helperText={`${resource}.answerHelp`} />
        <BooleanInput source="approved" />
      </StaffForm>
    </StaffEdit>
  )
}

/** The author, the subject, and the text. */
function Written({ about, score }: ModeratedEditProps) {
  const row = useWhole(useModeratedName())
  if (!row) return null
  const { author, email, text } = row
  return (
    <figure className="review-written">
      <blockquote>{text}</blockquote>
      <figcaption>
        {score} {author}
        {email ? <a href={`mailto:${email}`}>{email}</a> : null}
        <ReferenceField {...about} link="edit">
          <TextField source="title" />
        </ReferenceField>
        <InstantField source="createdAt" />
      </figcaption>
    </figure>
  )
}
