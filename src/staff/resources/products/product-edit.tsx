import { Edit, SimpleForm } from 'react-admin'
import { ViewActions } from '../entries/view-actions.tsx'
import { ProductFields } from './product-fields.tsx'

export default function ProductEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect={false} actions={<ViewActions />}>
      <SimpleForm warnWhenUnsavedChanges>
        <ProductFields />
      </SimpleForm>
    </Edit>
  )
}
