import { Alert, Button } from '@mui/material'
import { useEffect, useEffectEvent } from 'react'
import { useCloseNotification, useNotify, useRefresh, useTranslate } from 'react-admin'
import { act } from '../api/acts.ts'
import { ownAccountAgain } from '../api/auth-provider.ts'
import { useSayError } from '../api/say-error.ts'
import { onThrown, tellReturned } from '../api/thrown.ts'

const shownMs = 12_000

/** Shows after every deletion, on any screen, a notice with a button that undoes it. */
export function UndoThrown() {
  const notify = useNotify()
  const say = useEffectEvent((trashIds: readonly number[]) => {
    if (trashIds.length === 0) return notify('remove.gone', { type: 'info' })
    notify(<Thrown trashIds={trashIds} />, { type: 'info', autoHideDuration: shownMs })
  })
  useEffect(() => onThrown((trashIds) => say(trashIds)), [])
  return null
}

function Thrown({ trashIds }: { trashIds: readonly number[] }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const sayError = useSayError()
  const close = useCloseNotification()
  const bringBack = async () => {
    close()
    try {
      for (const id of trashIds) await act('trash', id, 'restore')
      notify('remove.back', { type: 'success', messageArgs: { smart_count: trashIds.length } })
    } catch (error) {
      sayError(error)
    }
    // A content kind may be among the restored rows.
    await ownAccountAgain()
    refresh()
    tellReturned()
  }
  return (
    <Alert
      severity="info"
      variant="filled"
      action={
        <Button color="inherit" onClick={() => void bringBack()}>
          {translate('ra.action.undo')}
        </Button>
      }
    >
      {translate('remove.thrown', { smart_count: trashIds.length })}
    </Alert>
  )
}
