import { z } from 'zod'
import { defineWidget } from '../define.ts'
import { cardColumns } from '../shared/settings/card-columns.ts'
import { fields, type ProductListProps } from './fields.ts'
import { load } from './load.ts'
import { texts } from './texts.nl.ts'
import view from './view.tsx'

const schema: z.ZodType<ProductListProps> = z.object({ columns: cardColumns, showCategories: z.boolean() })

export default defineWidget({ ...fields, schema, texts, load, view })
