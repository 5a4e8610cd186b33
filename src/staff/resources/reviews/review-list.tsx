import {
  BooleanInput,
  DataTable,
  DeleteButton,
  List,
  ReferenceField,
  TextField,
  useNotify,
  useRecordContext,
  useRefresh,
  useTranslate,
  useUpdate,
} from 'react-admin'
import { InstantField } from '../../fields/instant-field.tsx'
import { WordButton } from '../../fields/word-button.tsx'
import { BulkChange, BulkRemove } from '../../lists/bulk-buttons.tsx'

const filters = [<BooleanInput key="approved" source="approved" alwaysOn />]

interface Review {
  id: number
  rating: number
  approved: boolean
}

function Stars(_: { source: string }) {
  const translate = useTranslate()
  const review = useRecordContext<Review>()
  if (!review) return null
  return (
    <span
      role="img"
      aria-label={translate('reviews.stars', { count: review.rating })}
      className="stars-field"
    >
      {'★'.repeat(review.rating)}
    </span>
  )
}

function Approve(_: { source: string }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const review = useRecordContext<Review>()
  const [update, { isPending }] = useUpdate()
  if (!review) return null
  if (review.approved) return <span className="status status-published">{translate('reviews.approved')}</span>
  const approve = () =>
    update(
      'reviews',
      { id: review.id, data: { approved: true }, previousData: review },
      { onSuccess: () => refresh(), onError: (error) => notify(String(error.message), { type: 'error' }) },
    )
  return <WordButton label="reviews.approve" variant="outlined" disabled={isPending} onClick={approve} />
}

/** What customers wrote, the newest first. */
export default function ReviewList() {
  return (
    <List
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={25}
      actions={false}
      empty={false}
    >
      <DataTable
        rowClick={false}
        bulkActionButtons={
          <>
            <BulkChange label="reviews.approve" icon="tick" data={{ approved: true }} />
            <BulkRemove />
          </>
        }
      >
        <DataTable.Col source="rating" disableSort>
          <Stars source="rating" />
        </DataTable.Col>
        <DataTable.Col source="text" disableSort className="long-text" />
        <DataTable.Col source="author" disableSort className="only-desk" />
        <DataTable.Col source="productId" disableSort className="no-phone">
          <ReferenceField source="productId" reference="products" link="edit">
            <TextField source="title" />
          </ReferenceField>
        </DataTable.Col>
        <DataTable.Col source="createdAt" className="only-desk">
          <InstantField source="createdAt" />
        </DataTable.Col>
        <DataTable.Col source="approved" disableSort>
          <Approve source="approved" />
        </DataTable.Col>
        <DataTable.Col source="id" label="app.actions" disableSort className="only-desk">
          <DeleteButton mutationMode="pessimistic" redirect={false} />
        </DataTable.Col>
      </DataTable>
    </List>
  )
}
