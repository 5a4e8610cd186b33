import { z } from 'zod'
import { defineWidget } from '../define.ts'
import { anchor, link } from '../shared/settings/link-schema.ts'
import { chosen } from '../shared/settings/per-device.ts'
import { fields, space } from './fields.ts'
import view from './view.tsx'

export default defineWidget({
  ...fields,
  schema: z.object({
    width: z.enum(['wide', 'text']),
    tone: z.enum(['paper', 'tint', 'night']),
    space: chosen(space),
    title: z.string().trim(),
    note: z.string().trim(),
    wayLabel: z.string().trim(),
    wayUrl: link,
    anchor,
  }),
  texts: {},
  view,
})
