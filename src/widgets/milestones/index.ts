import { z } from 'zod'
import { defineWidget } from '../define.ts'
import { fields, type MilestonesProps } from './fields.ts'
import { load } from './load.ts'
import { texts } from './texts.nl.ts'
import view from './view.tsx'

const schema: z.ZodType<MilestonesProps> = z.object({
  heading: z.string(),
  note: z.string(),
  count: z.number().int().min(2).max(50),
  wayLabel: z.string(),
})

export default defineWidget({ ...fields, schema, texts, load, view })
