import type { ReactNode } from 'react'
import { SaveButton, Toolbar, useCanAccess, useRecordContext, useResourceContext } from 'react-admin'
import { HistoryButton } from './history-button.tsx'
import { RemoveButton } from './remove-button.tsx'

/** Below a form: save, what it was, throw away. */
export function StaffToolbar({
  save,
  canSave = true,
  canRemove = true,
  children,
}: {
  /** Instead of 'Opslaan'. */
  save?: string
  canSave?: boolean
  canRemove?: boolean
  children?: ReactNode
}) {
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const { canAccess } = useCanAccess({ resource, action: 'delete' })
  return (
    <Toolbar className="staff-toolbar">
      {canSave ? <SaveButton {...(save && { label: save })} /> : null}
      {children}
      <HistoryButton />
      {canRemove && canAccess && record?.id !== undefined ? <RemoveButton /> : null}
    </Toolbar>
  )
}
