import { z } from 'zod'
import { defineWidget } from '../define.ts'
import { fields, type SearchResultsProps } from './fields.ts'
import { load } from './load.ts'
import { texts } from './texts.nl.ts'
import view from './view.tsx'

const schema: z.ZodType<SearchResultsProps> = z.object({
  perPage: z.number().int().min(1).max(100),
  files: z.number().int().min(0).max(15),
})

export default defineWidget({ ...fields, schema, texts, load, view })
