import { useState } from 'react'
import { useListContext, useNotify, useRefresh, useTranslate } from 'react-admin'
import { act } from '../../api/acts.ts'
import { eachOf } from '../../api/partly-refused.ts'
import { WordButton } from '../../fields/word-button.tsx'
import { AskDialog } from '../../forms/ask-dialog.tsx'
import { useSayRefused } from '../../lists/say-refused.ts'

/**
 * Takes the chosen orders one step on, once that is confirmed; what cannot go there says why and stays, and what is
 * there already is left alone.
 */
export function BulkStep({ to }: { to: 'processing' | 'completed' | 'cancelled' }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const sayRefused = useSayRefused()
  const { data = [], selectedIds, onUnselectItems } = useListContext()
  const [open, setOpen] = useState(false)
  const isThere = new Set(data.filter(({ status }) => status === to).map(({ id }) => id))
  const toMove = selectedIds.filter((id) => !isThere.has(id))
  const left = selectedIds.length - toMove.length
  const step = async () => {
    try {
      await eachOf(toMove, (id) => act('orders', id, 'step', { to }))
      notify('orders.didAll', { type: 'success', messageArgs: { smart_count: toMove.length } })
      onUnselectItems()
      refresh()
    } catch (error) {
      sayRefused(error)
    }
    return true
  }
  const isGrave = to === 'cancelled'
  return (
    <>
      <WordButton
        label={`orders.steps.${to}`}
        color={isGrave ? 'error' : 'primary'}
        onClick={() => setOpen(true)}
      />
      {open ? (
        <AskDialog
          title={translate('orders.several', {
            step: translate(`orders.steps.${to}`),
            smart_count: toMove.length,
          })}
          submit={`orders.steps.${to}`}
          isGrave={isGrave}
          isReady={toMove.length > 0}
          onClose={() => setOpen(false)}
          onSubmit={step}
        >
          {toMove.length > 0 ? <p>{translate(`orders.sureAll.${to}`)}</p> : null}
          {left > 0 ? (
            <p>
              {translate('orders.thereAlready', {
                status: translate(`orders.statuses.${to}`),
                smart_count: left,
              })}
            </p>
          ) : null}
        </AskDialog>
      ) : null}
    </>
  )
}
