import type { ReactNode } from 'react'
import { DataTable, List, SearchInput, useTranslate } from 'react-admin'
import { useRow } from '../api/rows.ts'
import { OpenLink } from '../fields/open-link.tsx'
import { BulkRemove } from './bulk-buttons.tsx'

const filters = [<SearchInput key="q" source="q" alwaysOn />]

/** The name of a row; a link for rows that staff defined. */
export function OwnName(_: { source: string }) {
  const row = useRow<'kinds' | 'taxonomies'>()
  if (!row) return null
  return row.isOwn ? <OpenLink source="many" /> : row.many
}

/** A list of built-in rows, which cannot be changed, and of rows that staff defined, which can. */
export function OwnList({ hint, children }: { hint: string; children: ReactNode }) {
  const translate = useTranslate()
  return (
    <>
      <p className="hint page-hint">{translate(hint)}</p>
      <List filters={filters} perPage={50}>
        <DataTable
          rowClick={(_id, _resource, row) => (row.isOwn ? 'edit' : false)}
          isRowSelectable={(row) => row.isOwn}
          bulkActionButtons={<BulkRemove />}
        >
          {children}
        </DataTable>
      </List>
    </>
  )
}
