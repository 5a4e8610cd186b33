import { Create, SimpleForm } from 'react-admin'
import { ProductFields } from './product-fields.tsx'

export default function ProductCreate() {
  return (
    <Create redirect="edit">
      <SimpleForm
        warnWhenUnsavedChanges
        defaultValues={{ status: 'draft', offer: { vatClass: 'standard', attributes: [], variants: [] } }}
      >
        <ProductFields />
      </SimpleForm>
    </Create>
  )
}
