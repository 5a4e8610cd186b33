import { useEffect, useEffectEvent, useState } from 'react'
import { SimpleForm, type SimpleFormProps, useRecordContext, useResourceContext } from 'react-admin'
import { onSaved } from '../api/saved.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { KeptForm } from './kept-form.tsx'
import { StaffToolbar } from './staff-toolbar.tsx'
import { ToMistake } from './to-mistake.tsx'
import { useTyped } from './use-typed.ts'

/**
 * A form that loses nothing: it keeps what is typed, holds whoever leaves before saving, shows both versions when
 * somebody else saved first, and leads to the first mistake, told in our own words.
 */
export function StaffForm({
  children,
  isKept = true,
  ...props
}: SimpleFormProps & {
  /** False for short forms. */
  isKept?: boolean
}) {
  const { record, setTyped } = useHeldRecord(useRecordContext(props))
  return (
    <SimpleForm
      warnWhenUnsavedChanges
      noValidate
      toolbar={<StaffToolbar />}
      {...props}
      {...(record && { record })}
    >
      <TellTyped onChange={setTyped} />
      {isKept ? <KeptForm /> : null}
      {children}
      <ConflictDialog />
      <ToMistake />
    </SimpleForm>
  )
}

type Row = ReturnType<typeof useRecordContext>

/**
 * The row that a form was filled from. When it is read anew while somebody types, the form stays as it is:
 * react-admin would fill it in again and drop what was typed. What others saved meanwhile is told at saving.
 */
function useHeldRecord(record: Row): { record: Row; setTyped: (isTyped: boolean) => void } {
  const resource = useResourceContext() ?? ''
  const [held, setHeld] = useState<Row>()
  const isHeld = held !== undefined && held.id === record?.id
  const id = record?.id === undefined ? undefined : String(record.id)
  useEffect(() => onSaved(resource, id, () => setHeld(undefined)), [resource, id])
  return {
    record: isHeld ? held : record,
    setTyped: (isTyped) => setHeld(isTyped ? (isHeld ? held : record) : undefined),
  }
}

function TellTyped({ onChange }: { onChange: (isTyped: boolean) => void }) {
  const isTyped = useTyped()
  const tell = useEffectEvent(onChange)
  useEffect(() => tell(isTyped), [isTyped])
  return null
}
