import { z } from 'zod'
import { defineWidget } from '../define.ts'
import { link } from '../shared/settings/link-schema.ts'
import { chosen } from '../shared/settings/per-device.ts'
import { align, fields } from './fields.ts'
import view from './view.tsx'

export default defineWidget({
  ...fields,
  schema: z.object({
    label: z.string().trim(),
    link,
    look: z.enum(['filled', 'plain', 'text']),
    align: chosen(align),
  }),
  texts: {},
  view,
})
