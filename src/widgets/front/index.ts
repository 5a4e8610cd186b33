import { z } from 'zod'
import { defineWidget } from '../define.ts'
import { link } from '../shared/settings/link-schema.ts'
import { fields } from './fields.ts'
import view from './view.tsx'

export default defineWidget({
  ...fields,
  schema: z.object({
    title: z.string().trim().min(1),
    lead: z.string().trim(),
    links: z.array(z.object({ label: z.string().trim(), url: link })),
  }),
  texts: {},
  view,
})
