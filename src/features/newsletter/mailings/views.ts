import type { deliveryStates, mailingStates } from '../schema.ts'

export type MailingState = (typeof mailingStates)[number]
export type DeliveryState = (typeof deliveryStates)[number]

/** How far a mailing is. */
export interface MailingView {
  id: number
  documentId: number
  subject: string
  /** Null: everybody. */
  listId: number | null
  state: MailingState
  startAt: Date
  perMinute: number
  finishedAt?: Date
  /** What the mail server said that holds up all of it. */
  trouble?: string
  /** How many readers are where. */
  counts: Readonly<Record<DeliveryState, number>>
}

export interface NewMailing {
  documentId: number
  subject: string
  html: string
  text: string
  /** At once unless told. */
  startAt?: Date | undefined
  perMinute: number
  /** To who is on it; to everybody unless told. */
  listId?: number | undefined
  /** A user's id. */
  by: string
}

/** A reader whom it did not reach, or may not have. */
export interface TroubledDelivery {
  email: string
  state: DeliveryState
  reason?: string
}
