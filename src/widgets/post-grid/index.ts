import { z } from 'zod'
import { entryOrders, entryTypes } from '../../kernel/kinds.ts'
import { defineWidget } from '../define.ts'
import { cardColumns } from '../shared/settings/card-columns.ts'
import { link } from '../shared/settings/link-schema.ts'
import { fields, type PostGridProps } from './fields.ts'
import { load } from './load.ts'
import { texts } from './texts.nl.ts'
import view from './view.tsx'

const schema: z.ZodType<PostGridProps> = z.object({
  heading: z.string(),
  wayLabel: z.string(),
  wayHref: link,
  type: z.enum(entryTypes),
  taxonomy: z.string().max(60),
  term: z.string().max(200),
  perPage: z.number().int().min(1).max(100),
  order: z.enum(entryOrders),
  columns: cardColumns,
  lead: z.boolean(),
  showExcerpt: z.boolean(),
  target: z.enum(['', '_blank']),
  loadMethod: z.enum(['none', 'pages', 'loadmore', 'lazyload']),
  ownPages: z.boolean(),
  changeUrl: z.boolean(),
  reinitJs: z.boolean(),
  text: z.string(),
  loadingText: z.string(),
})

export default defineWidget({ ...fields, schema, texts, load, view })
