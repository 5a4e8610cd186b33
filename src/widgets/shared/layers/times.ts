import { kept, keptForVisit } from './kept.ts'
import type { PopupWish } from './layer-wish.ts'

/** Section 9, in seconds. */
const periods: Readonly<Record<string, number>> = { day: 86_400, week: 604_800, month: 2_628_288 }

export type Limit = Pick<PopupWish, 'times_times' | 'times_period'>

export const countName = (id: number) => `popup-${id}-impressions-count`

/** Counts one showing. A time frame starts with its first. */
export function countTime(id: number, wish: Limit, now: number): void {
  kept.set(`popup_${id}_times`, kept.number(`popup_${id}_times`) + 1)
  const { times_period: period = '' } = wish
  if (period === 'session') keptForVisit.set(countName(id), keptForVisit.number(countName(id)) + 1)
  const seconds = periods[period]
  if (seconds === undefined) return
  const { count, until } = framed(id, now)
  kept.set(countName(id), `${count + 1} ${count === 0 ? now + seconds * 1000 : until}`)
}

export function framed(id: number, now: number): { count: number; until: number } {
  const [count = 0, until = 0] = (kept.text(countName(id)) ?? '').split(' ').map(Number)
  return until > now ? { count, until } : { count: 0, until: 0 }
}
