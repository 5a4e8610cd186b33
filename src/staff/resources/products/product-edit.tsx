import { StaffForm } from '../../fields/staff-form.tsx'
import { StaffEdit } from '../../forms/staff-edit.tsx'
import { ViewActions } from '../entries/view-actions.tsx'
import { ProductFields } from './product-fields.tsx'

export default function ProductEdit() {
  return (
    <StaffEdit redirect={false} actions={<ViewActions />}>
      <StaffForm>
        <ProductFields />
      </StaffForm>
    </StaffEdit>
  )
}
