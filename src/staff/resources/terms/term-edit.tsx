import { useRecordContext } from 'react-admin'
import { StaffForm } from '../../fields/staff-form.tsx'
import { StaffEdit } from '../../forms/staff-edit.tsx'
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
    <StaffEdit>
      <StaffForm>
        <Fields />
      </StaffForm>
    </StaffEdit>
  )
}
