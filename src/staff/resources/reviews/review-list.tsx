import {
  DataTable,
  List,
  ReferenceField,
  SelectInput,
  TextField,
  useNotify,
  useRecordContext,
  useRefresh,
  useTranslate,
  useUpdate,
} from 'react-admin'
import { InstantField } from '../../fields/instant-field.tsx'
import { OpenLink } from '../../fields/open-link.tsx'
import { WordButton } from '../../fields/word-button.tsx'
import { RemoveButton } from '../../forms/remove-button.tsx'
import { BulkChange, BulkRemove } from '../../lists/bulk-buttons.tsx'

const states = [
  { id: false, name: 'reviews.onlyWaiting' },
  { id: true, name: 'reviews.onlyApproved' },
]
const filters = [
  <SelectInput key="approved" source="approved" choices={states} emptyText="reviews.all" alwaysOn />,
]

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

/** Shows a review on the site, or takes it from there. */
function Show(_: { source: string }) {
  const notify = useNotify()
  const refresh = useRefresh()
  const review = useRecordContext<Review>()
  const [update, { isPending }] = useUpdate()
  if (!review) return null
  const { id, approved } = review
  const change = () =>
    update(
      'reviews',
      { id, data: { approved: !approved }, previousData: review },
      {
        onSuccess() {
          notify(approved ? 'reviews.withdrawn' : 'reviews.approved', { type: 'success' })
          refresh()
        },
        onError: (error) => notify(String(error.message), { type: 'error' }),
      },
    )
  return (
    <WordButton
      label={approved ? 'reviews.withdraw' : 'reviews.approve'}
      variant="outlined"
      disabled={isPending}
      onClick={(event) => {
        event.stopPropagation()
        change()
      }}
    />
  )
}

/** What customers wrote, the newest first. */
export default function ReviewList() {
  return (
    <List
      filters={filters}
      filterDefaultValues={{ approved: false }}
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
            <BulkChange label="reviews.withdraw" icon="withdraw" data={{ approved: false }} />
            <BulkRemove />
          </>
        }
      >
        <DataTable.Col source="rating" disableSort>
          <Stars source="rating" />
        </DataTable.Col>
        <DataTable.Col source="text" disableSort className="long-text">
          <OpenLink source="text" />
        </DataTable.Col>
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
          <Show source="approved" />
        </DataTable.Col>
        <DataTable.Col source="id" label="app.actions" disableSort className="only-desk">
          <RemoveButton redirect={false} />
        </DataTable.Col>
      </DataTable>
    </List>
  )
}
