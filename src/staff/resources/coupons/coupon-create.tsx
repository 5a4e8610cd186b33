import { required, TextInput } from 'react-admin'
import { StaffForm } from '../../fields/staff-form.tsx'
import { StaffCreate } from '../../forms/staff-edit.tsx'
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
