import { z } from 'zod'
import { defineWidget } from '../define.ts'
import { type FileProps, fields } from './fields.ts'
import { load } from './load.ts'
import { texts } from './texts.nl.ts'
import view from './view.tsx'

/** The picker writes numbers, imported pages texts. */
const id = z.union([z.string(), z.number()]).transform(String)

const schema: z.ZodType<FileProps> = z.object({
  wpfd_file_id: id,
  wpfd_category_id: id,
  wpfd_file_name: z.string(),
  target: z.enum(['', '_blank']),
})

export default defineWidget({ ...fields, schema, texts, load, view })
