import { StaffForm } from '../../fields/staff-form.tsx'
import { PublishButton } from '../../forms/publish-button.tsx'
import { StaffEdit } from '../../forms/staff-edit.tsx'
import { StaffToolbar } from '../../forms/staff-toolbar.tsx'
import { ViewActions } from '../entries/view-actions.tsx'
import { ProductFields } from './product-fields.tsx'

export default function ProductEdit() {
  return (
    <StaffEdit redirect={false} actions={<ViewActions />}>
      <StaffForm
        toolbar={
          <StaffToolbar>
            <PublishButton />
          </StaffToolbar>
        }
      >
        <ProductFields />
      </StaffForm>
    </StaffEdit>
  )
}
