import { z } from 'zod'
import { defineWidget } from '../define.ts'
import { type FileCategoryProps, fields } from './fields.ts'
import { load } from './load.ts'
import { texts } from './texts.nl.ts'
import view from './view.tsx'

const schema: z.ZodType<FileCategoryProps> = z.object({
  /** The picker writes a number, imported pages a text. */
  wpfd_selected_category_id: z.union([z.string(), z.number()]).transform(String),
  wpfd_selected_category_name: z.string(),
  perPage: z.number().int().min(1).max(100),
  subCategories: z.boolean(),
  zip: z.boolean(),
})

export default defineWidget({ ...fields, schema, texts, load, view })
