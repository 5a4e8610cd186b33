import { z } from 'zod'
import { defineWidget } from '../define.ts'
import { fields, ratios } from './fields.ts'
import view from './view.tsx'

export default defineWidget({
  ...fields,
  schema: z.object({ ratio: z.enum(ratios), align: z.enum(['start', 'center']) }),
  texts: {},
  view,
})
