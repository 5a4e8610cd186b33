import type { LocalDate } from '../../../kernel/dates.ts'

/** The first and last day on which the site offers a file; null for no limit. */
export interface Offer {
  offeredFrom: LocalDate | null
  offeredTo: LocalDate | null
}

/**
 * Whether a file is offered on a day. Exact by the clock; its column `offered` follows with the job of that day
 * (`files/offer.ts`).
 */
export const isOffered = ({ offeredFrom, offeredTo }: Offer, today: LocalDate): boolean =>
  (offeredFrom === null || offeredFrom <= today) && (offeredTo === null || offeredTo >= today)
