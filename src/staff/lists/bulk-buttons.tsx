import { useState } from 'react'
import {
  BulkUpdateButton,
  useDeleteMany,
  useListContext,
  useRefresh,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { WordButton } from '../fields/word-button.tsx'
import { type Asked, askUses, RemoveDialog } from '../forms/remove-dialog.tsx'
import { Drawing, type DrawingName } from '../ui/drawing.tsx'
import { useSayRefused } from './say-refused.ts'

/** Deletes the chosen rows after a confirmation, which names what still uses them. */
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

/** Sets the same values on the chosen rows after a confirmation. */
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
