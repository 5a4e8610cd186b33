import { toDutchMinute } from './dates.ts'

/** Where staff choose a moment as of which they see the site. */
export const asOfPath = '/zoals-op/'

/** The same with a moment filled in. @param back the page that is then shown */
export const asOfPathOf = (moment: Date, back = '/'): string =>
  `${asOfPath}?${new URLSearchParams({ op: toDutchMinute(moment), terug: back })}`
