import { z } from 'zod'

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text))

/** A day as in a date field. */
const day = z.string().nullable()

const lock = z.object({
  hasPassword: z.boolean(),
  roles: z.array(z.string()),
  productId: z.number().optional(),
})
export type Lock = z.infer<typeof lock>

export const roleAnswer = z.object({ id: z.string(), name: z.string() })
export type Role = z.infer<typeof roleAnswer>

export const categoryAnswer = z.object({
  id: z.number(),
  parentId: z.number().optional(),
  name: z.string(),
  description: z.string(),
  /** Number of files directly in it. */
  files: z.number(),
  lock,
})
export type Category = z.infer<typeof categoryAnswer>

export const fileRow = z.object({
  id: z.number(),
  title: z.string(),
  extension: z.string(),
  size: z.number(),
  version: z.string(),
  createdAt: instant,
  updatedAt: instant,
  published: z.boolean(),
  hidden: z.boolean(),
  offeredFrom: day,
  offeredTo: day,
  locked: z.boolean(),
  remote: z.boolean(),
  lost: z.boolean(),
  hits: z.number(),
  tags: z.array(z.string()),
  category: z.object({ id: z.number(), name: z.string() }),
})
export type FileRow = z.infer<typeof fileRow>

export const customField = z.object({ type: z.enum(['text', 'url']), label: z.string(), value: z.string() })
export type CustomField = z.infer<typeof customField>

export const fileAnswer = fileRow.extend({
  /** Changes with every change of the file. */
  stamp: z.string(),
  description: z.string(),
  customFields: z.array(customField),
  maker: z.string(),
  licence: z.string(),
  source: z.string(),
  productId: z.number().optional(),
  lock,
  lockedBy: z.array(z.string()),
  url: z.string(),
  previewUrl: z.string().optional(),
  reading: z.enum(['pending', 'done', 'none', 'failed']),
})
export type LibraryFile = z.infer<typeof fileAnswer>

export const versionAnswer = z.object({
  id: z.number(),
  current: z.boolean(),
  version: z.string(),
  extension: z.string(),
  size: z.number(),
  storedAt: instant,
  by: z.string().optional(),
})
export type FileVersion = z.infer<typeof versionAnswer>

export const tagsAnswer = z.object({ known: z.array(z.string()), words: z.array(z.string()) })

export const placeAnswer = z.object({
  title: z.string(),
  kind: z.string(),
  url: z.string().optional(),
  documentId: z.number().optional(),
})
export type Place = z.infer<typeof placeAnswer>

export const productAnswer = z.object({ id: z.number(), title: z.string() })
export type Product = z.infer<typeof productAnswer>

export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ data: z.array(item), total: z.number().default(0) })
