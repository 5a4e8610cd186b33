import { Edit, useRecordContext } from 'react-admin'
import { StaffForm } from '../../fields/staff-form.tsx'
import { ParentInput, TermFields } from './term-fields.tsx'

function Fields() {
  const term = useRecordContext<{ id: number; taxonomy: string; path: string }>()
  return (
    <>
      <TermFields />
      {term ? <ParentInput taxonomy={term.taxonomy} own={term} /> : null}
    </>
  )
}

export default function TermEdit() {
  return (
    <Edit mutationMode="pessimistic">
      <StaffForm>
        <Fields />
      </StaffForm>
    </Edit>
  )
}
