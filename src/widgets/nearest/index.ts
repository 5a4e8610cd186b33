import { z } from 'zod'
import { defineWidget } from '../define.ts'
import { fields, type NearestProps } from './fields.ts'
import { load } from './load.ts'
import { texts } from './texts.nl.ts'
import view from './view.tsx'

const schema: z.ZodType<NearestProps> = z.object({
  heading: z.string(),
  count: z.number().int().min(1).max(12),
})

export default defineWidget({ ...fields, schema, texts, load, view })
