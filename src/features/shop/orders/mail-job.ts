import { z } from 'zod'
import type { Transaction } from '../../../platform/database/index.ts'
import type { JobKind } from '../../../platform/jobs.ts'
import type { Parts } from '../parts.ts'
import { type OrderMail, orderMailKinds } from './mails.ts'

export interface OrderMailPayload {
  orderId: number
  mail: OrderMail
  /** Tells two mails of a kind apart: a refund's number, or a moment at which staff asked for it. */
  about?: string
  refundId?: number
}

export const orderMailJob: JobKind<OrderMailPayload> = {
  name: 'shop-order-mail',
  schema: z.object({
    orderId: z.int(),
    mail: z.enum(orderMailKinds),
    about: z.string().optional(),
    refundId: z.int().optional(),
  }),
}

/** Goes out soon after `tx` commits, never when it does not. */
export const sendOrderMail = (
  { jobs }: Pick<Parts, 'jobs'>,
  tx: Transaction,
  payload: OrderMailPayload,
): Promise<void> => jobs.send(orderMailJob, payload, { tx })
