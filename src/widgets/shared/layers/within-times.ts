import { kept, keptForVisit } from './kept.ts'
import { countName, framed, type Limit } from './times.ts'

/** How often a visitor saw a popup, as far as its limit reaches back. */
function seenTimes(id: number, { times_period: period = '' }: Limit, now: number): number {
  if (period === '') return kept.number(`popup_${id}_times`)
  if (period === 'session') return keptForVisit.number(countName(id))
  return framed(id, now).count
}

/**
 * Whether one more time is within the limit. In a file of its own: what opens a popup imports `times.ts` outright, and a
 * file that is also fetched later brings the bundler's runtime with it.
 */
export const isWithinTimes = (id: number, wish: Limit, now: number): boolean =>
  !wish.times_times || seenTimes(id, wish, now) < wish.times_times
