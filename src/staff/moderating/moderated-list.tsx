import { useMediaQuery } from '@mui/material'
import type { ReactElement, ReactNode } from 'react'
import {
  DataTable,
  List,
  ReferenceField,
  SelectInput,
  TextField,
  useListContext,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { InstantField } from '../fields/instant-field.tsx'
import { OpenLink } from '../fields/open-link.tsx'
import { WordButton } from '../fields/word-button.tsx'
import { RemoveButton } from '../forms/remove-button.tsx'
import { BulkChange, BulkRemove } from '../lists/bulk-buttons.tsx'
import { Answer, Approve } from './moderate.tsx'
import type { About } from './moderated.ts'

const states = [
  { id: false, name: 'moderating.onlyWaiting' },
  { id: true, name: 'moderating.onlyApproved' },
]
const byState = (
  <SelectInput key="approved" source="approved" choices={states} emptyText="moderating.all" alwaysOn />
)

/** Shown when the filtered list is empty, with a button that shows all. */
function NoneWaiting() {
  const translate = useTranslate()
  const resource = useResourceContext()
  const { filterValues, setFilters } = useListContext()
  const isOnlyWaiting = Object.values(filterValues).filter(Boolean).length === 0
  const waiting = filterValues.approved === false && isOnlyWaiting
  return (
    <p className="hint page-hint">
      {translate(waiting ? `${resource}.noneWaiting` : 'ra.navigation.no_filtered_results')}{' '}
      <WordButton label={`${resource}.showAll`} onClick={() => setFilters({}, {})} />
    </p>
  )
}

interface ModeratedListProps {
  about: About
  /** Filters besides the one by status. */
  filters?: readonly ReactElement[]
  /** Fields beside the text, such as a rating. */
  score?: { source: string; field: ReactNode }
  /** Content below the text. */
  below?: ReactNode
  /** Columns after the author's. */
  columns?: ReactNode
}

/** Visitors' texts, the newest first. On a phone the cells of a row are stacked. */
export function ModeratedList({ about, filters = [], score, below, columns }: ModeratedListProps) {
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const aboutWhat = (
    <ReferenceField {...about} link="edit">
      <TextField source="title" />
    </ReferenceField>
  )
  return (
    <List
      filters={[...filters, byState]}
      filterDefaultValues={{ approved: false }}
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={25}
      actions={false}
      empty={false}
    >
      <DataTable
        rowClick={false}
        empty={<NoneWaiting />}
        bulkActionButtons={
          <>
            <BulkChange label="moderating.approve" icon="tick" data={{ approved: true }} />
            <BulkChange label="moderating.withdraw" icon="withdraw" data={{ approved: false }} />
            <BulkRemove />
          </>
        }
      >
        {isPhone || !score ? null : (
          <DataTable.Col source={score.source} disableSort>
            {score.field}
          </DataTable.Col>
        )}
        <DataTable.Col source="text" disableSort className="long-text">
          {isPhone ? score?.field : null}
          <OpenLink source="text" />
          {isPhone ? (
            <span className="only-phone">
              <TextField source="author" /> · {aboutWhat}
            </span>
          ) : null}
          {below}
          <Answer />
          {isPhone ? <Approve /> : null}
        </DataTable.Col>
        <DataTable.Col source="author" disableSort className="only-desk" />
        {columns}
        <DataTable.Col source={about.source} disableSort className="no-phone">
          {aboutWhat}
        </DataTable.Col>
        <DataTable.Col source="createdAt" className="only-desk">
          <InstantField source="createdAt" />
        </DataTable.Col>
        {isPhone ? null : (
          <DataTable.Col source="approved" disableSort>
            <Approve />
          </DataTable.Col>
        )}
        <DataTable.Col source="id" label="app.actions" disableSort className="only-desk">
          <RemoveButton redirect={false} />
        </DataTable.Col>
      </DataTable>
    </List>
  )
}
