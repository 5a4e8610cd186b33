import { Create, required, TextInput } from 'react-admin'
import { StaffForm } from '../../fields/staff-form.tsx'
import { CouponFields, withAmount } from './coupon-fields.tsx'

export default function CouponCreate() {
  return (
    <Create redirect="list" transform={withAmount}>
      <StaffForm defaultValues={{ kind: 'percentage' }}>
        <TextInput source="code" validate={required()} />
        <CouponFields />
      </StaffForm>
    </Create>
  )
}
