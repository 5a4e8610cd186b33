import type { deliveryStates, mailingStates } from '../schema.ts'

export type MailingState = (typeof mailingStates)[number]
export type DeliveryState = (typeof deliveryStates)[number]

/** The progress of a mailing. */
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
  /** The mail server's error that stops the whole mailing. */
  trouble?: string
  /** Number of readers by state. */
  counts: Readonly<Record<DeliveryState, number>>
}

export interface NewMailing {
  documentId: number
  subject: string
  html: string
  text: string
  /** When it starts; the default is now. */
  startAt?: Date | undefined
  perMinute: number
  /** Recipients: a list, by default everybody. */
  listId?: number | undefined
  /** A user's id. */
  by: string
}

/** A reader whom the mailing did not reach, or may not have reached. */
export interface TroubledDelivery {
  email: string
  state: DeliveryState
  reason?: string
}
