import { z } from 'zod'
import { moment, shape, words } from '../answer-parts.ts'
import { defineResource } from '../resource.ts'

/** Jobs that the site runs by itself, and their last run. */
export const plannedJobs = defineResource({
  name: 'planned-jobs',
  read: 'operation',
  id: z.string().max(100),
  row: shape({
    id: words,
    cron: words,
    lastAt: moment.optional(),
    lastFailed: z.boolean(),
    lastSuccessAt: moment.optional(),
  }),
  filter: z.object({}),
  sorts: [],
  async list({ features }) {
    const data = await features.plannedJobs()
    return { data, total: data.length }
  },
})
