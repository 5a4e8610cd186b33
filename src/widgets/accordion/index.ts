import { z } from 'zod'
import { defineWidget } from '../define.ts'
import { anchor } from '../shared/settings/link-schema.ts'
import { type AccordionProps, fields } from './fields.ts'
import { texts } from './texts.nl.ts'
import view from './view.tsx'

const schema: z.ZodType<AccordionProps> = z.object({
  items: z.array(z.object({ title: z.string().default(''), hashtag: anchor.default('') })),
  state: z.enum(['all_closed', 'all_open', 'first']),
  showAll: z.boolean(),
})

export default defineWidget({ ...fields, schema, texts, view })
