import { z } from 'zod'
import { defineWidget } from '../define.ts'
import { link } from '../link-schema.ts'
import { chosen } from '../per-device.ts'
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
