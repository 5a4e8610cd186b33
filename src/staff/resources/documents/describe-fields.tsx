import { required, TextInput, useRecordContext } from 'react-admin'
import type { Role } from './places.ts'
import { SpanInputs } from './span-inputs.tsx'

/** The name of a document, and the pages for which a template is used. */
export function DescribeFields() {
  const row = useRecordContext<{ id: number; role?: Role }>()
  return (
    <>
      <TextInput source="title" validate={required()} autoComplete="off" />
      {row?.role ? <SpanInputs role={row.role} own={row.id} /> : null}
    </>
  )
}
