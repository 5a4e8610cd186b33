import { IconButton } from '@mui/material'
import { useState } from 'react'
import {
  useCreatePath,
  useGetRecordRepresentation,
  useNotify,
  useRecordContext,
  useResourceContext,
  useResourceDefinition,
  useTranslate,
} from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { act } from '../api/acts.ts'
import { useSayError } from '../api/say-error.ts'
import { WordButton } from '../fields/word-button.tsx'
import { Drawing } from '../ui/drawing.tsx'

/** Duplicates the row and opens the copy. */
function useCopy() {
  const notify = useNotify()
  const sayError = useSayError()
  const createPath = useCreatePath()
  const navigate = useNavigate()
  const resource = useResourceContext() ?? ''
  const { hasEdit } = useResourceDefinition()
  const record = useRecordContext()
  const name = useGetRecordRepresentation(resource)(record)
  const [isBusy, setBusy] = useState(false)
  async function copy() {
    if (!record || isBusy) return
    setBusy(true)
    try {
      const { id } = await act(resource, record.id, 'copy')
      const form = createPath({ resource, id, type: 'edit' })
      notify('copy.done')
      navigate(hasEdit ? form : `/edit/${id}`)
    } catch (error) {
      sayError(error)
    } finally {
      setBusy(false)
    }
  }
  return { copy, isBusy, name: typeof name === 'string' ? name : '' }
}

/** The button in a row of a list. */
export function CopyButton() {
  const translate = useTranslate()
  const { copy, isBusy, name } = useCopy()
  return (
    <IconButton
      size="small"
      aria-label={translate('copy.make', { name })}
      title={translate('ra.action.clone')}
      disabled={isBusy}
      onClick={(event) => {
        // A click on the row would open its form.
        event.stopPropagation()
        void copy()
      }}
    >
      <Drawing name="copy" />
    </IconButton>
  )
}

/** The button above a form. */
export function CopyWordButton() {
  const { copy, isBusy } = useCopy()
  return <WordButton label="ra.action.clone" disabled={isBusy} onClick={() => void copy()} />
}
