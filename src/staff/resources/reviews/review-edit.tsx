import { BooleanInput, ReferenceField, TextField, TextInput, useRecordContext } from 'react-admin'
import { InstantField } from '../../fields/instant-field.tsx'
import { StaffForm } from '../../fields/staff-form.tsx'
import { StaffEdit } from '../../forms/staff-edit.tsx'
import type { Review } from './review.ts'
import { Stars } from './stars.tsx'

/** What a customer wrote stays as it is; the shop shows it, and answers it. */
export default function ReviewEdit() {
  return (
    <StaffEdit redirect="list">
      <StaffForm>
        <Written />
        <TextInput source="answer" multiline minRows={3} helperText="reviews.answerHelp" />
        <BooleanInput source="approved" />
      </StaffForm>
    </StaffEdit>
  )
}

/** Of whom, about what, and in which words. */
function Written() {
  const review = useRecordContext<Review>()
  if (!review) return null
  const { author, email, text } = review
  return (
    <figure className="review-written">
      <blockquote>{text}</blockquote>
      <figcaption>
        <Stars source="rating" /> {author}
        {email ? <a href={`mailto:${email}`}>{email}</a> : null}
        <ReferenceField source="productId" reference="products" link="edit">
          <TextField source="title" />
        </ReferenceField>
        <InstantField source="createdAt" />
      </figcaption>
    </figure>
  )
}
