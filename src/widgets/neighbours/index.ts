import { z } from 'zod'
import { defineWidget } from '../define.ts'
import { fields, type NeighboursProps } from './fields.ts'
import { load } from './load.ts'
import { texts } from './texts.nl.ts'
import view from './view.tsx'

const schema: z.ZodType<NeighboursProps> = z.record(z.string(), z.never()).catch({})

export default defineWidget({ ...fields, schema, texts, load, view })
