import type { ReactNode } from 'react'
import { DataTable } from 'react-admin'

/** The last column of a table: what is done with a row at once. It stays in sight where the table is wider than the screen. */
export const RowActions = ({ children }: { children: ReactNode }) => (
  <DataTable.Col source="id" label="app.actions" disableSort align="right" className="row-actions">
    <span className="row-buttons">{children}</span>
  </DataTable.Col>
)
