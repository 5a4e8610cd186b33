import { formatLongDate, fromDutchMinute } from '../../kernel/dates.ts'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import type { CountdownProps } from './fields.ts'

export interface CountdownModel {
  /** ISO date and time, for scripts. */
  until: string
  /** Written out. */
  date: string
  /** Whole days left. */
  days: number
  isOver: boolean
}

const dayMs = 86_400_000

/** The time left now. The page expires when the number of days changes. */
export async function load(
  { until }: CountdownProps,
  { now }: RenderContext,
): Promise<Loaded<CountdownModel | undefined>> {
  const moment = fromDutchMinute(until)
  if (!moment) return { model: undefined }
  const left = moment.getTime() - now.getTime()
  const days = Math.max(0, Math.floor(left / dayMs))
  return {
    model: { until: moment.toISOString(), date: formatLongDate(moment), days, isOver: left <= 0 },
    ...(left > 0 && { freshUntil: new Date(moment.getTime() - days * dayMs) }),
  }
}
