import { StaffEdit } from '../../forms/staff-edit.tsx'
import { StaffForm } from '../../forms/staff-form.tsx'
import { ProposalBar } from '../../review/proposal-bar.tsx'
import { ReviewedToolbar } from '../../review/reviewed-toolbar.tsx'
import { ViewActions } from '../entries/view-actions.tsx'
import { ProductFields } from './product-fields.tsx'

export default function ProductEdit() {
  return (
    <StaffEdit redirect={false} actions={<ViewActions />}>
      <StaffForm toolbar={<ReviewedToolbar />}>
        <ProposalBar />
        <ProductFields />
      </StaffForm>
    </StaffEdit>
  )
}
