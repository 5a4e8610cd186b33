import { z } from 'zod'
import { defineWidget } from '../define.ts'
import { chosen } from '../shared/settings/per-device.ts'
import { beside, fields, gap, ratios } from './fields.ts'
import view from './view.tsx'

export default defineWidget({
  ...fields,
  schema: z.object({
    ratio: z.enum(ratios),
    align: z.enum(['start', 'center']),
    beside: chosen(beside),
    gap: chosen(gap),
  }),
  texts: {},
  view,
})
