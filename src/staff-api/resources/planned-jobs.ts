import { z } from 'zod'
import { defineResource } from '../resource.ts'

/** What the site does by itself, and when it last did. */
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
