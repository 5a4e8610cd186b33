import { z } from 'zod'
import { defineWidget } from '../define.ts'
import { cardColumns } from '../shared/settings/card-columns.ts'
import { link } from '../shared/settings/link-schema.ts'
import { fields, gridOrders, type ProductGridProps } from './fields.ts'
import { load } from './load.ts'
import { texts } from './texts.nl.ts'
import view from './view.tsx'

const schema: z.ZodType<ProductGridProps> = z.object({
  heading: z.string().trim(),
  wayLabel: z.string().trim(),
  wayHref: link,
  category: z.string().trim().max(200),
  order: z.enum(gridOrders),
  count: z.number().int().min(1).max(24),
  columns: cardColumns,
})

export default defineWidget({ ...fields, schema, texts, load, view })
