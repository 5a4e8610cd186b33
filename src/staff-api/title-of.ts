import { z } from 'zod'

// unbounded: a row of ours
const titled = z.looseObject({
  title: z.string().optional(),
  name: z.string().optional(),
  label: z.string().optional(),
  author: z.string().optional(),
})

/** Returns the title of a row for people; undefined when it has only an id. */
export function titleOf(row: unknown): string | undefined {
  const { title, name, label, author } = titled.safeParse(row).data ?? {}
  return title || name || label || author
}
