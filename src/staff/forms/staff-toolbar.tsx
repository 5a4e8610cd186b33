import type { ReactNode } from 'react'
import { SaveButton, Toolbar, useCanAccess, useRecordContext, useResourceContext } from 'react-admin'
import { HistoryButton } from './history-button.tsx'
import { RemoveButton } from './remove-button.tsx'

/** Below a form: save, what it was, throw away. */
export function StaffToolbar({
  save,
  canRemove = true,
  children,
}: {
  /** Instead of 'Opslaan'. */
  save?: string
  canRemove?: boolean
  children?: ReactNode
}) {
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const { canAccess } = useCanAccess({ resource, action: 'delete' })
  return (
    <Toolbar className="staff-toolbar">
      <SaveButton {...(save && { label: save })} />
      {children}
      <HistoryButton />
      {canRemove && canAccess && record?.id !== undefined ? <RemoveButton /> : null}
    </Toolbar>
  )
}
