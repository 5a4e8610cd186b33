import { z } from 'zod'
import { defineWidget } from '../define.ts'
import { link } from '../link-schema.ts'
import { fields } from './fields.ts'
import view from './view.tsx'

export default defineWidget({
  ...fields,
  schema: z.object({ label: z.string().trim(), link, look: z.enum(['filled', 'plain', 'text']) }),
  texts: {},
  view,
})
