import { Edit, SimpleForm } from 'react-admin'
import { CouponFields, withAmount } from './coupon-fields.tsx'

export default function CouponEdit() {
  return (
    <Edit mutationMode="pessimistic" transform={withAmount}>
      <SimpleForm warnWhenUnsavedChanges>
        <CouponFields />
      </SimpleForm>
    </Edit>
  )
}
