import { z } from 'zod'
import type { EntryFields } from '../../features/content/index.ts'
import { listOf, moment, picture, shape, words } from '../answer-parts.ts'
import { entryType } from '../schemas.ts'

/** An entry in a list. */
export const entryRow = shape({
  id: z.number(),
  type: entryType,
  slug: words,
  url: words,
  /** The page that it stands under; it may be gone. */
  parentId: z.number().optional(),
  title: words,
  excerpt: words,
  status: z.enum(['draft', 'published', 'gone']),
  /** Absent until it is published or planned. */
  publishedAt: moment.optional(),
  updatedAt: moment,
  picture: picture.optional(),
  termIds: listOf(z.number()),
  fields: z.custom<EntryFields>((value) => typeof value === 'object' && value !== null),
  /** Of its widgets, for the page editor. */
  documentId: z.number().optional(),
  hasDraft: z.boolean().optional(),
  publishAt: moment.optional(),
})

/** An entry as its form shows it. */
export const entryWhole = entryRow.extend({
  searchTitle: words,
  searchDescription: words,
  body: words,
  authorId: z.number().optional(),
  pictureId: z.number().optional(),
  pictureIds: listOf(z.number()),
  position: shape({
    latitude: z.number(),
    longitude: z.number(),
    precision: z.enum(['exact', 'near', 'centre']),
  }).optional(),
})
