import { required, TextInput } from 'react-admin'
import { useWhole } from '../../api/rows.ts'
import { SpanInputs } from './span-inputs.tsx'

/** The name of a document, and the pages for which a template is used. */
export function DescribeFields() {
  const row = useWhole('documents')
  return (
    <>
      <TextInput source="title" validate={required()} autoComplete="off" />
      {row?.role ? <SpanInputs role={row.role} own={row.id} /> : null}
    </>
  )
}
