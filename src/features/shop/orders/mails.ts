import type { MailMessage } from '../../../platform/mail.ts'
import type { OrderDetails, OrderView, StaffWithdrawal } from './views.ts'

/** To the buyer; `new-order` and `needs-person` go to the shop. */
export const orderMailKinds = [
  'received',
  'waiting',
  'paid',
  'sent',
  'ready',
  'cancelled',
  'refunded',
  'downloads',
  'review',
  'new-order',
  'needs-person',
] as const
export type OrderMail = (typeof orderMailKinds)[number]

/** What mails tell of an order. */
export type MailedOrder = OrderView & Pick<OrderDetails, 'refunds' | 'attention'>

/** Writes the mails of orders. */
export interface OrderMails {
  /** @param refundId what `refunded` tells of */
  write(mail: OrderMail, order: MailedOrder, refundId?: number): Promise<MailMessage>
  /** The receipt of a withdrawal. It says the same whether there is such an order or not. */
  withdrawal(withdrawal: StaffWithdrawal): Promise<MailMessage>
}
