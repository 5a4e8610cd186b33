import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { AskDialog } from '../../forms/ask-dialog.tsx'
import type { OrderRecord } from './order.ts'
import type { Act } from './use-act.ts'

/** The mails that fit an order's status; the likeliest comes first. */
const mailsOf = ({ status, delivery, refundedCents, paidCents }: OrderRecord): readonly string[] => [
  ...(status === 'completed' && delivery === 'ship' ? ['sent'] : []),
  ...(status === 'processing' && delivery === 'collect' ? ['ready'] : []),
  ...(status === 'cancelled' ? ['cancelled'] : []),
  ...(refundedCents > 0 ? ['refunded'] : []),
  ...(status === 'on-hold' ? ['waiting'] : []),
  ...(paidCents > 0 ? ['paid'] : []),
  'received',
]

interface Props {
  order: OrderRecord
  act: Act
  onClose(): void
}

/** Sends a mail about an order again. */
export function MailDialog({ order, act, onClose }: Props) {
  const translate = useTranslate()
  const mails = mailsOf(order)
  const [mail, setMail] = useState(mails[0] ?? 'received')
  return (
    <AskDialog
      title="orders.mail"
      submit="orders.sendMail"
      onClose={onClose}
      onSubmit={() => act('mail', { mail })}
    >
      <p>{translate('orders.mailTo', { email: order.email })}</p>
      <TextField
        select
        label={translate('orders.whichMail')}
        value={mail}
        onChange={({ target }) => setMail(target.value)}
      >
        {mails.map((name) => (
          <MenuItem key={name} value={name}>
            {translate(`shopMails.kinds.${name}`)}
          </MenuItem>
        ))}
      </TextField>
    </AskDialog>
  )
}
