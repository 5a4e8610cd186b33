import { toDutchMinute } from 'schelp/extension/view'

/** Where staff choose a moment as of which they see the site. */
export const asOfPath = '/zoals-op/'

/**
 * The same with a moment filled in, in whole minutes: the first at which it has come.
 * @param back the page that is then shown
 */
export function asOfPathOf(moment: Date, back = '/'): string {
  const reached = new Date(Math.ceil(moment.getTime() / minuteMs) * minuteMs)
  return `${asOfPath}?${new URLSearchParams({ op: toDutchMinute(reached), terug: back })}`
}

const minuteMs = 60_000
