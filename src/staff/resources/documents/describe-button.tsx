import { IconButton } from '@mui/material'
import { useState } from 'react'
import {
  HttpError,
  required,
  TextInput,
  useNotify,
  useRecordContext,
  useRefresh,
  useTranslate,
} from 'react-admin'
import { FormProvider, useForm } from 'react-hook-form'
import type { EntryType } from '../../../kernel/kinds.ts'
import { call } from '../../api/call.ts'
import { useSayError } from '../../api/say-error.ts'
import { AskDialog } from '../../forms/ask-dialog.tsx'
import { Drawing } from '../../layout/drawing.tsx'
import { useReview } from '../../review/known.ts'
import type { Role } from './places.ts'
import { limitsOf, SpanInputs, spanOf } from './span-inputs.tsx'

interface Described {
  id: number
  title: string
  kind: string
  role?: Role
  entryType?: EntryType
  scope?: { termId?: number; entryId?: number; under?: string }
  /** Kind of the entry in `scope`. */
  kindOfEntry?: EntryType
}

const dialogTitle = ({ role }: Described) => (role ? 'documents.describeTemplate' : 'documents.rename')

/** Renames a document, and changes the pages for which a template is used. */
export function DescribeButton() {
  const translate = useTranslate()
  const row = useRecordContext<Described>()
  const { proposes } = useReview()
  const [isOpen, setIsOpen] = useState(false)
  if (!row || row.kind === 'page' || proposes) return null
  return (
    <>
      <IconButton
        size="small"
        aria-haspopup="dialog"
        aria-label={translate('quick.open', { name: row.title })}
        title={translate(dialogTitle(row))}
        onClick={() => setIsOpen(true)}
      >
        <Drawing name="pencil" />
      </IconButton>
      {isOpen ? <DescribeDialog row={row} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

function DescribeDialog({ row, onClose }: { row: Described; onClose(): void }) {
  const { id, role, title, entryType, scope, kindOfEntry } = row
  const notify = useNotify()
  const refresh = useRefresh()
  const sayError = useSayError()
  const form = useForm({
    defaultValues: {
      title,
      ...(role && { span: spanOf({ entryType, scope }), entryType, kindOfEntry, ...scope }),
    },
  })
  const save = async () => {
    if (!(await form.trigger())) return false
    const typed = form.getValues()
    const body = { title: typed.title, ...limitsOf(typed) }
    try {
      await call(`documents/${id}/describe`, { method: 'POST', body })
      notify('ra.notification.updated', { messageArgs: { smart_count: 1 } })
      refresh()
      return true
    } catch (error) {
      const faults = error instanceof HttpError ? Object.entries(error.body?.errors ?? {}) : []
      for (const [name, message] of faults)
        form.setError(name as 'title', { type: 'server', message: String(message) })
      if (faults.length === 0) sayError(error)
      return false
    }
  }
  return (
    <AskDialog title={dialogTitle(row)} submit="ra.action.save" onClose={onClose} onSubmit={save}>
      <FormProvider {...form}>
        <TextInput
          source="title"
          label="resources.documents.fields.title"
          validate={required()}
          autoComplete="off"
        />
        {role ? <SpanInputs role={role} own={id} /> : null}
      </FormProvider>
    </AskDialog>
  )
}
