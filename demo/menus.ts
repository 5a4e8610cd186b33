import { z } from 'zod'
import type { MenuItem } from '../src/features/content/index.ts'
import data from './menus.json'

const item: z.ZodType<MenuItem> = z.object({
  label: z.string(),
  url: z.string(),
  get items() {
    return z.array(item)
  },
})

/** The menus of header and footer by name. */
export const menus = z.record(z.string(), z.object({ title: z.string(), items: z.array(item) })).parse(data)
