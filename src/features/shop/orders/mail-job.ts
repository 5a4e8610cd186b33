import { z } from 'zod'
import type { Transaction } from '../../../platform/database/index.ts'
import type { JobKind } from '../../../platform/jobs.ts'
import { type OrderMail, orderMailKinds } from './mails.ts'
import type { OrderParts } from './parts.ts'
import type { Actor } from './views.ts'

export interface OrderMailPayload {
  orderId: number
  mails: readonly OrderMail[]
  /** Distinguishes mails of one kind: the number of a refund, or the time at which staff asked for it. */
  about?: string
  refundId?: number
  /** Who asked for it; absent for automatic mails. */
  by?: Actor
}

// unbounded: a job of our own
export const orderMailJob: JobKind<OrderMailPayload> = {
  name: 'shop-order-mail',
  patient: true,
  schema: z.object({
    orderId: z.int(),
    mails: z.array(z.enum(orderMailKinds)),
    about: z.string().optional(),
    refundId: z.int().optional(),
    by: z.string().optional(),
  }),
}

/** Sends mails soon after `tx` commits, and never when it does not. */
export const sendOrderMails = (
  { jobs }: Pick<OrderParts, 'jobs'>,
  tx: Transaction,
  payload: OrderMailPayload,
): Promise<void> => jobs.send(orderMailJob, payload, { tx })

export const sendOrderMail = (
  parts: Pick<OrderParts, 'jobs'>,
  tx: Transaction,
  { mail, ...payload }: Omit<OrderMailPayload, 'mails'> & { mail: OrderMail },
): Promise<void> => sendOrderMails(parts, tx, { ...payload, mails: [mail] })
