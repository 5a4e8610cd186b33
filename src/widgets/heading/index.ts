import { z } from 'zod'
import { defineWidget } from '../define.ts'
import { anchor } from '../link-schema.ts'
import { fields } from './fields.ts'
import view from './view.tsx'

export default defineWidget({
  ...fields,
  schema: z.object({
    text: z.string().trim(),
    level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
    anchor,
  }),
  texts: {},
  view,
})
