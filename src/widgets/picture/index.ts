import { z } from 'zod'
import { defineWidget } from '../define.ts'
import { link } from '../shared/settings/link-schema.ts'
import { alignField } from '../shared/settings/look-fields.ts'
import { chosen } from '../shared/settings/per-device.ts'
import { fields, width } from './fields.ts'
import { load } from './load.ts'
import view from './view.tsx'

export default defineWidget({
  ...fields,
  schema: z.object({
    media: z.number().int().positive().nullish(),
    caption: z.string().trim(),
    showCredit: z.boolean(),
    ratio: z.enum(['own', '4:3', '3:2', '1:1', '3:4', '16:9']),
    width: chosen(width),
    align: chosen(alignField),
    link,
  }),
  texts: {},
  load,
  view,
})
