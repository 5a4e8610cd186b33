import { z } from 'zod'
import { defineWidget } from '../define.ts'
import { fields } from './fields.ts'
import view from './view.tsx'

export default defineWidget({
  ...fields,
  schema: z.object({ text: z.string().trim(), source: z.string().trim() }),
  texts: {},
  view,
})
