import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { InputOf } from '../../../staff-api/contract.ts'
import { AskDialog } from '../../forms/ask-dialog.tsx'
import type { OrderRecord } from './order.ts'
import type { Act } from './use-act.ts'

type Mail = InputOf<'orders', 'mail'>['mail']

/** The mails that fit an order's status; the likeliest comes first. */
const mailsOf = ({ status, delivery, refundedCents, paidCents }: OrderRecord): readonly Mail[] => [
  ...(status === 'completed' && delivery === 'ship' ? (['sent'] as const) : []),
  ...(status === 'processing' && delivery === 'collect' ? (['ready'] as const) : []),
  ...(status === 'cancelled' ? (['cancelled'] as const) : []),
  ...(refundedCents > 0 ? (['refunded'] as const) : []),
  ...(status === 'on-hold' ? (['waiting'] as const) : []),
  ...(paidCents > 0 ? (['paid'] as const) : []),
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
  const [mail, setMail] = useState<Mail>(mails[0] ?? 'received')
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
        onChange={({ target }) => setMail(mails.find((name) => name === target.value) ?? 'received')}
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
