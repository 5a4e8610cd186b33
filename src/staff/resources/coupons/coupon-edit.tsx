import { StaffEdit } from '../../forms/staff-edit.tsx'
import { StaffForm } from '../../forms/staff-form.tsx'
import { CouponFields, withAmount } from './coupon-fields.tsx'
import { CouponUses } from './coupon-uses.tsx'

export default function CouponEdit() {
  return (
    <StaffEdit transform={withAmount}>
      <StaffForm>
        <CouponFields />
      </StaffForm>
      <CouponUses />
    </StaffEdit>
  )
}
