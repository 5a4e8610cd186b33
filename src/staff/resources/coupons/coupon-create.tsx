import { Create, required, SimpleForm, TextInput } from 'react-admin'
import { CouponFields, withAmount } from './coupon-fields.tsx'

export default function CouponCreate() {
  return (
    <Create redirect="list" transform={withAmount}>
      <SimpleForm warnWhenUnsavedChanges defaultValues={{ kind: 'percentage' }}>
        <TextInput source="code" validate={required()} />
        <CouponFields />
      </SimpleForm>
    </Create>
  )
}
