import { z } from 'zod'
import { defineResource } from '../resource.ts'

/** Jobs that the site runs by itself, and their last run. */
export const plannedJobs = defineResource({
  name: 'planned-jobs',
  read: 'operation',
  id: z.string().max(100),
  filter: z.object({}),
  sorts: [],
  async list({ features }) {
    const data = await features.plannedJobs()
    return { data, total: data.length }
  },
})
