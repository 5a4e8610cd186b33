import { StaffCreate } from '../../forms/staff-edit.tsx'
import { StaffForm } from '../../forms/staff-form.tsx'
import { TaxonomyFields } from './taxonomy-fields.tsx'

export default function TaxonomyCreate() {
  return (
    <StaffCreate redirect="list">
      <StaffForm defaultValues={{ isTree: true, kinds: [] }}>
        <TaxonomyFields />
      </StaffForm>
    </StaffCreate>
  )
}
