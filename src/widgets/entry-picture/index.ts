import { z } from 'zod'
import { defineWidget } from '../define.ts'
import { fields } from './fields.ts'
import { load } from './load.ts'
import view from './view.tsx'

export default defineWidget({
  ...fields,
  schema: z.object({
    ratio: z.enum(['own', '4:3', '3:2', '3:4', '16:9']),
    place: z.enum(['main', 'side']),
  }),
  texts: {},
  load,
  view,
})
