import { useState } from 'react'
import {
  useDelete,
  useGetRecordRepresentation,
  useRecordContext,
  useRedirect,
  useRefresh,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useSayError } from '../api/say-error.ts'
import { WordButton } from '../fields/word-button.tsx'
import { type Asked, askUses, RemoveDialog } from './remove-dialog.tsx'

/** Deletes a row after a confirmation, which names what still uses it. */
export function RemoveButton({ redirect = true }: { redirect?: boolean }) {
  const translate = useTranslate()
  const sayError = useSayError()
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const represent = useGetRecordRepresentation(resource)
  const goTo = useRedirect()
  const refresh = useRefresh()
  const form = useFormContext()
  const [asked, setAsked] = useState<Asked>()
  const [remove, { isPending }] = useDelete()
  if (!record) return null
  const open = async () => {
    try {
      setAsked(await askUses(resource, [record.id]))
    } catch (error) {
      sayError(error)
    }
  }
  const confirm = () =>
    remove(
      resource,
      { id: record.id, previousData: record },
      {
        onSuccess() {
          // Unsaved input is deleted with the row, so it does not block leaving the form.
          form?.reset(undefined, { keepValues: true })
          if (redirect) goTo('list', resource)
          else refresh()
        },
        onError: sayError,
        onSettled: () => setAsked(undefined),
      },
    )
  return (
    <>
      <WordButton
        label="ra.action.delete"
        color="error"
        onClick={(event) => {
          event.stopPropagation()
          void open()
        }}
      />
      {asked ? (
        <RemoveDialog
          title={translate('remove.title', { name: String(represent(record)) })}
          asked={asked}
          isPending={isPending}
          onClose={() => setAsked(undefined)}
          onConfirm={confirm}
        />
      ) : null}
    </>
  )
}
