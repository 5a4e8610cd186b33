import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import type { BuiltInAnswer } from '../../staff-api/contract.ts'
import { ask } from '../api/acts.ts'
import { UsesList } from './uses-list.tsx'

/** The server's answer about deleting rows. */
export type Asked = BuiltInAnswer<'uses', 'GET'>

/** The largest number of uses that are listed one by one. */
const mostAsked = 20

/** The uses of rows to be deleted, and whether the rows can be restored. */
export async function askUses(resource: string, ids: readonly (string | number)[]): Promise<Asked> {
  const all = await Promise.all(ids.slice(0, mostAsked).map((id) => ask(resource, id, 'uses')))
  const uses = new Map(all.flatMap(({ data }) => data.map((use) => [use.url, use])))
  return {
    data: [...uses.values()],
    ends: all.flatMap(({ ends }) => ends),
    isFinal: all.some(({ isFinal }) => isFinal),
  }
}

export function RemoveDialog({
  title,
  asked: { data, ends, isFinal },
  isPending,
  onClose,
  onConfirm,
}: {
  title: string
  asked: Asked
  isPending: boolean
  onClose: () => void
  onConfirm: () => void
}) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} onClick={(event) => event.stopPropagation()}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {data.length > 0 ? (
          <>
            <p>{translate('remove.used', { smart_count: data.length })}</p>
            <UsesList uses={data} />
          </>
        ) : null}
        {ends.map((words) => (
          <p key={words}>{words}</p>
        ))}
        <p>{translate(isFinal ? 'remove.final' : 'remove.trash')}</p>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button color="error" variant="contained" disabled={isPending} onClick={onConfirm}>
          {translate('ra.action.delete')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
