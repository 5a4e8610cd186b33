import { StaffForm } from '../../fields/staff-form.tsx'
import { StaffCreate } from '../../forms/staff-edit.tsx'
import { ProductFields } from './product-fields.tsx'

export default function ProductCreate() {
  return (
    <StaffCreate redirect="edit">
      <StaffForm
        defaultValues={{ status: 'draft', offer: { vatClass: 'standard', attributes: [], variants: [] } }}
      >
        <ProductFields />
      </StaffForm>
    </StaffCreate>
  )
}
