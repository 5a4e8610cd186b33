import { useState } from 'react'
import {
  BulkUpdateButton,
  useDeleteMany,
  useGetRecordRepresentation,
  useListContext,
  useNotify,
  useRefresh,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { PartlyRefused } from '../api/partly-refused.ts'
import { useSayError } from '../api/say-error.ts'
import { WordButton } from '../fields/word-button.tsx'
import { type Asked, askUses, RemoveDialog } from '../forms/remove-dialog.tsx'
import { Drawing, type DrawingName } from '../layout/drawing.tsx'

/** Says which of the chosen rows stayed as they were, and why; the others are done. */
function useSayRefused() {
  const translate = useTranslate()
  const notify = useNotify()
  const sayError = useSayError()
  const refresh = useRefresh()
  const represent = useGetRecordRepresentation(useResourceContext())
  const { data = [], selectedIds, onUnselectItems } = useListContext()
  return (error: unknown) => {
    if (error instanceof PartlyRefused) {
      const { refused } = error
      const reasons = refused.map(({ id, message }) => {
        const name = represent(data.find((row) => String(row.id) === String(id)))
        return typeof name === 'string' && name !== '' ? `${name}: ${message}` : message
      })
      const done = selectedIds.length - refused.length
      const said = done > 0 ? [translate('bulk.partly', { smart_count: done }), ...reasons] : reasons
      notify([...new Set(said)].join('\n'), { type: 'warning', multiLine: true, autoHideDuration: 15_000 })
      onUnselectItems()
      refresh()
    } else sayError(error)
  }
}

/** Throws the chosen rows away, once that is confirmed; what still uses them is named first. */
export function BulkRemove({ label = 'ra.action.delete' }: { label?: string }) {
  const translate = useTranslate()
  const onError = useSayRefused()
  const refresh = useRefresh()
  const resource = useResourceContext() ?? ''
  const { selectedIds, onUnselectItems } = useListContext()
  const [asked, setAsked] = useState<Asked>()
  const [remove, { isPending }] = useDeleteMany()
  const open = async () => {
    try {
      setAsked(await askUses(resource, selectedIds))
    } catch (error) {
      onError(error)
    }
  }
  const confirm = () =>
    remove(
      resource,
      { ids: [...selectedIds] },
      {
        onSuccess() {
          onUnselectItems()
          refresh()
        },
        onError,
        onSettled: () => setAsked(undefined),
      },
    )
  return (
    <>
      <WordButton label={label} color="error" onClick={() => void open()} />
      {asked ? (
        <RemoveDialog
          title={translate('remove.several', { smart_count: selectedIds.length })}
          asked={asked}
          isPending={isPending}
          onClose={() => setAsked(undefined)}
          onConfirm={confirm}
        />
      ) : null}
    </>
  )
}

/** Gives the chosen rows the same values, once that is confirmed. */
export function BulkChange({
  label,
  icon,
  data,
}: {
  label: string
  icon: DrawingName
  data: Readonly<Record<string, unknown>>
}) {
  const onError = useSayRefused()
  return (
    <BulkUpdateButton
      label={label}
      confirmTitle={label}
      icon={<Drawing name={icon} />}
      data={data}
      mutationMode="pessimistic"
      mutationOptions={{ onError }}
    />
  )
}
