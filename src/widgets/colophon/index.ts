import { z } from 'zod'
import { defineWidget } from '../define.ts'
import { fields } from './fields.ts'
import view from './view.tsx'

export default defineWidget({
  ...fields,
  schema: z.object({ sentence: z.string().trim(), note: z.string().trim(), end: z.string().trim() }),
  texts: {},
  view,
})
