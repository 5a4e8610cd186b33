import { Edit } from 'react-admin'
import { StaffForm } from '../../fields/staff-form.tsx'
import { ViewActions } from '../entries/view-actions.tsx'
import { ProductFields } from './product-fields.tsx'

export default function ProductEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect={false} actions={<ViewActions />}>
      <StaffForm>
        <ProductFields />
      </StaffForm>
    </Edit>
  )
}
