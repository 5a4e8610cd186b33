import { z } from 'zod'

/** Section 3: what the file picker writes into a file widget's settings. */
const file = z.object({
  wpfd_file_id: z.coerce.string().regex(/^\w{1,20}$/),
  wpfd_category_id: z.coerce.string().regex(/^\w{1,20}$/),
  wpfd_file_name: z.string().max(300),
})

/** And into a category widget's. */
const category = z.object({
  wpfd_selected_category_id: z.coerce.string().regex(/^\w{1,20}$/),
  wpfd_selected_category_name: z.string().max(300),
})

export type PickedFile = z.infer<typeof file>
export type PickedCategory = z.infer<typeof category>

/** What the file manager in the frame sends to the page that opened it. */
export const pickMessage = z.discriminatedUnion('insert', [
  file.extend({ insert: z.literal('file') }),
  category.extend({ insert: z.literal('category') }),
])
