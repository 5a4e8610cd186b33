import { required, TextInput } from 'react-admin'
import { StaffCreate } from '../../forms/staff-edit.tsx'
import { StaffForm } from '../../forms/staff-form.tsx'
import { CouponFields, withAmount } from './coupon-fields.tsx'

export default function CouponCreate() {
  return (
    <StaffCreate redirect="list" transform={withAmount}>
      <StaffForm defaultValues={{ kind: 'percentage' }}>
        <TextInput source="code" validate={required()} />
        <CouponFields />
      </StaffForm>
    </StaffCreate>
  )
}
