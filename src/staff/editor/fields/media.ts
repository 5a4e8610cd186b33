import { z } from 'zod'

const row = z.object({
  id: z.number(),
  name: z.string(),
  alt: z.string(),
  picture: z.object({ src: z.string() }),
})

/** A picture of the media library, as far as a field shows it. */
export type MediaRow = z.infer<typeof row>
export const mediaAnswer = z.object({ data: z.array(row) })
