import type { CartParts } from '../cart/parts.ts'
import type { OrderMails } from './mails.ts'
import type { PaymentMethod } from './views.ts'

/** What takes payments online, as far as an order offers it; `payments/provider.ts` connects it. */
interface OnlineMethods {
  methods(totalCents: number, country: string): Promise<readonly PaymentMethod[]>
}

export interface OrderParts extends CartParts {
  orderMails: OrderMails
  providers: { all(): Promise<readonly OnlineMethods[]> }
}
