import { RadioButtonGroupInput, TextInput } from 'react-admin'
import { postFields } from '../../../kernel/built-in-fields.ts'
import { useRights } from '../../api/auth-provider.ts'
import { isLive, useReview } from '../../api/review.ts'
import { useWhole } from '../../api/rows.ts'
import { FieldInput } from '../../fields/field-inputs.tsx'
import { InstantInput } from '../../fields/instant-input.tsx'
import { ParentInput } from './parent-input.tsx'
import { useKind } from './use-kind.ts'

const states = ['draft', 'published'].map((id) => ({ id, name: `status.${id}` }))

/** Status, moment of publication, and address. */
export function PublicationInputs() {
  const { type } = useKind()
  const takesComments = 'comments' in useRights() && type === 'post'
  const { proposes } = useReview()
  const record = useWhole<'pages' | 'products'>()
  return (
    <>
      {proposes && !isLive(record) ? null : (
        <RadioButtonGroupInput source="status" choices={states} helperText={false} />
      )}
      <InstantInput source="publishedAt" helperText="entry.publishedAtHelp" />
      {type === 'page' ? <ParentInput /> : null}
      <TextInput source="slug" helperText="entry.slugHelp" />
      {takesComments ? postFields.map((field) => <FieldInput key={field.name} field={field} />) : null}
    </>
  )
}
