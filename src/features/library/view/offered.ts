import type { LocalDate } from '../../../kernel/dates.ts'

/** The days on which the site offers a file, both included; null: whenever it is published. */
export interface Offer {
  offeredFrom: LocalDate | null
  offeredTo: LocalDate | null
}

/** By the clock; the row of a file says it only from the job of that day on (`files/offer.ts`). */
export const isOffered = ({ offeredFrom, offeredTo }: Offer, today: LocalDate): boolean =>
  (offeredFrom === null || offeredFrom <= today) && (offeredTo === null || offeredTo >= today)
