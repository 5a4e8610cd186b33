import { z } from 'zod'
import type { Content } from '../src/features/content/index.ts'
import { addDays, localDateOf } from '../src/kernel/dates.ts'
import data from './activities.json'
import { daysBefore } from './library/dates.ts'

const activity = z.object({
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  /** From the Saturday after the day on which the site is filled; the week after that it is 7. */
  daysAfterSaturday: z.int(),
  /** How many days it lasts. */
  days: z.int().min(1).default(1),
  /** Absent for whole days. */
  hours: z.tuple([z.string(), z.string()]).optional(),
  place: z.string(),
  address: z.string().optional(),
  /** HTML. */
  body: z.string(),
})

/** Activities around the day on which the site is filled: some in the past, most in the future. */
export async function seedActivities(content: Pick<Content, 'addEntry'>, now: Date): Promise<void> {
  const today = localDateOf(now)
  const saturday = addDays(today, (13 - new Date(`${today}T00:00:00Z`).getUTCDay()) % 7)
  for (const { daysAfterSaturday, days, hours, place, address, ...text } of z.array(activity).parse(data)) {
    const startsOn = addDays(saturday, daysAfterSaturday)
    await content.addEntry({
      ...text,
      type: 'agenda',
      status: 'published',
      publishedAt: daysBefore(now, 30),
      fields: {
        startsOn,
        ...(days > 1 ? { endsOn: addDays(startsOn, days - 1) } : {}),
        ...(hours ? { startsAt: hours[0], endsAt: hours[1] } : {}),
        place,
        ...(address ? { address } : {}),
      },
    })
  }
}
