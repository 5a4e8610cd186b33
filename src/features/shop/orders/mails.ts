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

/** The data of an order that mails use. */
export type MailedOrder = OrderView & Pick<OrderDetails, 'refunds' | 'attention'>

/** Writes the mails of orders. */
export interface OrderMails {
  /** @param refundId the refund that a `refunded` mail is about */
  write(mail: OrderMail, order: MailedOrder, refundId?: number): Promise<MailMessage>
  /** Writes the receipt of a withdrawal. Its text is the same whether the order exists or not. */
  withdrawal(withdrawal: StaffWithdrawal): Promise<MailMessage>
}
