import { PublishButton } from '../../forms/publish-button.tsx'
import { StaffCreate } from '../../forms/staff-edit.tsx'
import { StaffForm } from '../../forms/staff-form.tsx'
import { StaffToolbar } from '../../forms/staff-toolbar.tsx'
import { ProductFields } from './product-fields.tsx'

export default function ProductCreate() {
  return (
    <StaffCreate redirect="edit">
      <StaffForm
        defaultValues={{ status: 'draft', offer: { vatClass: 'standard', attributes: [], variants: [] } }}
        toolbar={
          <StaffToolbar>
            <PublishButton />
          </StaffToolbar>
        }
      >
        <ProductFields />
      </StaffForm>
    </StaffCreate>
  )
}
