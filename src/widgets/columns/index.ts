import { z } from 'zod'
import { defineWidget } from '../define.ts'
import { perDevice } from '../per-device.ts'
import { counts, fields, gaps, ratios } from './fields.ts'
import view from './view.tsx'

export default defineWidget({
  ...fields,
  schema: z.object({
    ratio: z.enum(ratios),
    align: z.enum(['start', 'center']),
    beside: perDevice(z.enum(counts)),
    gap: perDevice(z.enum(gaps)),
  }),
  texts: {},
  view,
})
