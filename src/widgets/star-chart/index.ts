import { z } from 'zod'
import { defineWidget } from '../define.ts'
import { fields, type StarChartProps } from './fields.ts'
import { load } from './load.ts'
import { texts } from './texts.nl.ts'
import view from './view.tsx'

const schema: z.ZodType<StarChartProps> = z.object({
  mode: z.enum(['front', 'archive', 'entry']),
  caption: z.string(),
})

export default defineWidget({ ...fields, schema, texts, load, view })
