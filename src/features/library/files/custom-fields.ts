import { z } from 'zod'

/** A field that staff gave a file. A `url` is shown as '{label}: Link' (section 2, LIB-17). */
export const customField = z.object({
  label: z.string().trim().min(1).max(200),
  type: z.enum(['text', 'url']),
  value: z.string().trim().max(2000),
})

export type CustomField = z.infer<typeof customField>
