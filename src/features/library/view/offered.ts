import type { LocalDate } from '../../../kernel/dates.ts'

/** The first and last day on which the site offers a file; null for no limit. */
export interface Offer {
  offeredFrom: LocalDate | null
  offeredTo: LocalDate | null
}

/**
 * Whether a file is offered on a day: exact by the clock, whereas the column `offered` changes with that day's job
 * (`files/offer.ts`).
 */
export const isOffered = ({ offeredFrom, offeredTo }: Offer, today: LocalDate): boolean =>
  (offeredFrom === null || offeredFrom <= today) && (offeredTo === null || offeredTo >= today)
