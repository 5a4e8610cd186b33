import { useState } from 'react'
import { useListContext, useNotify, useRefresh, useTranslate } from 'react-admin'
import { call } from '../../api/call.ts'
import { eachOf } from '../../api/partly-refused.ts'
import { WordButton } from '../../fields/word-button.tsx'
import { AskDialog } from '../../forms/ask-dialog.tsx'
import { useSayRefused } from '../../lists/say-refused.ts'

/** Takes the chosen orders one step on, once that is confirmed; what cannot go there says why and stays. */
export function BulkStep({ to }: { to: 'processing' | 'completed' | 'cancelled' }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const sayRefused = useSayRefused()
  const { selectedIds, onUnselectItems } = useListContext()
  const [open, setOpen] = useState(false)
  const step = async () => {
    try {
      await eachOf(selectedIds, (id) => call(`orders/${id}/step`, { method: 'POST', body: { to } }))
      notify('orders.didAll', { type: 'success', messageArgs: { smart_count: selectedIds.length } })
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
            smart_count: selectedIds.length,
          })}
          submit={`orders.steps.${to}`}
          isGrave={isGrave}
          onClose={() => setOpen(false)}
          onSubmit={step}
        >
          <p>{translate(`orders.sureAll.${to}`)}</p>
        </AskDialog>
      ) : null}
    </>
  )
}
