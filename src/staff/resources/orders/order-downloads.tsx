import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { WordButton } from '../../fields/word-button.tsx'
import { AskDialog } from '../../forms/ask-dialog.tsx'
import type { OrderRecord } from './order.ts'
import { OrderPart } from './order-part.tsx'
import type { Act } from './use-act.ts'

interface Props {
  order: Pick<OrderRecord, 'downloadable' | 'opensDownloads' | 'email'> & {
    lines: readonly Pick<OrderRecord['lines'][number], 'fileIds'>[]
  }
  act: Act
}

/** The buyer's downloads, with buttons to mail a new link and to end a link that was shared. */
export function OrderDownloads({ order, act }: Props) {
  const translate = useTranslate()
  const [asked, setAsked] = useState<'renewDownloads' | 'endDownloads'>()
  if (order.lines.every(({ fileIds }) => fileIds.length === 0)) return null
  const state = order.downloadable ? 'open' : order.opensDownloads ? 'ended' : 'closed'
  return (
    <OrderPart title={translate('orders.downloads.title')}>
      <p>{translate(`orders.downloads.${state}`)}</p>
      {order.opensDownloads ? (
        <WordButton
          label="orders.downloads.renewDownloads"
          variant="outlined"
          onClick={() => setAsked('renewDownloads')}
        />
      ) : null}
      {order.downloadable ? (
        <WordButton
          label="orders.downloads.endDownloads"
          color="error"
          onClick={() => setAsked('endDownloads')}
        />
      ) : null}
      {asked ? (
        <AskDialog
          title={`orders.downloads.${asked}`}
          submit={`orders.downloads.${asked}`}
          isGrave={asked === 'endDownloads'}
          onClose={() => setAsked(undefined)}
          onSubmit={() => act(asked, {})}
        >
          <p>{translate(`orders.downloads.sure.${asked}`)}</p>
          {asked === 'renewDownloads' && order.email === '' ? <p>{translate('orders.noMail')}</p> : null}
        </AskDialog>
      ) : null}
    </OrderPart>
  )
}
