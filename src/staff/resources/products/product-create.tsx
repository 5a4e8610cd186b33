import { Create } from 'react-admin'
import { StaffForm } from '../../fields/staff-form.tsx'
import { ProductFields } from './product-fields.tsx'

export default function ProductCreate() {
  return (
    <Create redirect="edit">
      <StaffForm
        defaultValues={{ status: 'draft', offer: { vatClass: 'standard', attributes: [], variants: [] } }}
      >
        <ProductFields />
      </StaffForm>
    </Create>
  )
}
