import { BooleanField, BooleanInput, DataTable } from 'react-admin'
import { ModeratedList } from '../../moderating/moderated-list.tsx'
import { Reports } from './reports.tsx'
import { Stars } from './stars.tsx'

const filters = [<BooleanInput key="reported" source="reported" alwaysOn />]

/** Reviews by customers, with their ratings. */
export default function ReviewList() {
  return (
    <ModeratedList
      about={{ source: 'productId', reference: 'products' }}
      filters={filters}
      score={{ source: 'rating', field: <Stars source="rating" /> }}
      below={<Reports />}
      columns={
        <DataTable.Col source="verified" disableSort className="only-desk">
          <BooleanField source="verified" />
        </DataTable.Col>
      }
    />
  )
}
