import { StaffForm } from '../../fields/staff-form.tsx'
import { StaffCreate } from '../../forms/staff-edit.tsx'
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
