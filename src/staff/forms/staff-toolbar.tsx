import type { ReactNode } from 'react'
import { SaveButton, Toolbar, useCanAccess, useRecordContext, useResourceContext } from 'react-admin'
import { HistoryButton } from './history-button.tsx'
import { RemoveButton } from './remove-button.tsx'

/** The toolbar below a form: save, history, delete. */
export function StaffToolbar({
  save,
  canSave = true,
  canRemove = true,
  children,
}: {
  /** Replaces the button 'Opslaan'. */
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
