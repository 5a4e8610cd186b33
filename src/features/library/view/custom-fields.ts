import { z } from 'zod'

const label = z.string().trim().min(1).max(200)
const value = z.string().trim().max(2_000)

/** A field that staff added to a file. A `url` is shown as '{label}: Link' (section 2, LIB-17): only http(s). */
export const customField = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), label, value }),
  z.object({ type: z.literal('url'), label, value: value.pipe(z.url({ protocol: /^https?$/ }).max(2_000)) }),
])

export type CustomField = z.infer<typeof customField>

/** The fields that are valid, whatever an import or an earlier version stored. */
export const soundFields = (fields: readonly unknown[]): CustomField[] =>
  fields.flatMap((field) => customField.safeParse(field).data ?? [])
