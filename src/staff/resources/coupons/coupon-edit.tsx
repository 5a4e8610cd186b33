import { Edit } from 'react-admin'
import { StaffForm } from '../../fields/staff-form.tsx'
import { CouponFields, withAmount } from './coupon-fields.tsx'

export default function CouponEdit() {
  return (
    <Edit mutationMode="pessimistic" transform={withAmount}>
      <StaffForm>
        <CouponFields />
      </StaffForm>
    </Edit>
  )
}
