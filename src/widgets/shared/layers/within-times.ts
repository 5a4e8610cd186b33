import { kept, keptForVisit } from './kept.ts'
import { countName, framed, type Limit } from './times.ts'

/** How often a visitor saw a popup within its time frame. */
function seenTimes(id: number, { times_period: period = '' }: Limit, now: number): number {
  if (period === '') return kept.number(`popup_${id}_times`)
  if (period === 'session') return keptForVisit.number(countName(id))
  return framed(id, now).count
}

/**
 * Whether showing it once more stays within the limit. In a file of its own: the code that opens a popup imports
 * `times.ts` statically, and a file that is also imported dynamically adds the bundler's runtime.
 */
export const isWithinTimes = (id: number, wish: Limit, now: number): boolean =>
  !wish.times_times || seenTimes(id, wish, now) < wish.times_times
