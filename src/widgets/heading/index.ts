import { z } from 'zod'
import { defineWidget } from '../define.ts'
import { anchor } from '../shared/settings/link-schema.ts'
import { alignField } from '../shared/settings/look-fields.ts'
import { chosen } from '../shared/settings/per-device.ts'
import { fields, size } from './fields.ts'
import view from './view.tsx'

const level = z.union([z.literal(2), z.literal(3), z.literal(4)])

export default defineWidget({
  ...fields,
  schema: z.object({
    text: z.string().trim(),
    // A choice of the page editor is a text.
    level: z.preprocess((value) => (typeof value === 'string' ? Number(value) : value), level),
    size: chosen(size),
    align: chosen(alignField),
    anchor,
  }),
  texts: {},
  view,
})
