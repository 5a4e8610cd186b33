import type { ReactNode } from 'react'
import { DataTable } from 'react-admin'

/** The last column of a table: actions for its row. It stays in view where the table is wider than the screen. */
export const RowActions = ({ children }: { children: ReactNode }) => (
  <DataTable.Col source="id" label="app.actions" disableSort align="right" className="row-actions">
    <span className="row-buttons">{children}</span>
  </DataTable.Col>
)
