import { z } from 'zod'
import { defineWidget } from '../define.ts'
import { type ArchiveListProps, fields } from './fields.ts'
import { load } from './load.ts'
import { texts } from './texts.nl.ts'
import view from './view.tsx'

const schema: z.ZodType<ArchiveListProps> = z.object({
  perPage: z.number().int().min(1).max(100),
  lead: z.boolean(),
  showExcerpt: z.boolean(),
  facets: z.boolean(),
})

export default defineWidget({ ...fields, schema, texts, load, view })
