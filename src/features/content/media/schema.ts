import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'
import type { ImageFacts } from '../../../platform/drawing/formats.ts'

/** Pictures; their contents stand in storage, below their number and hash. */
export const media = pgTable(
  'content_media',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    /** Of the contents: what changes them changes every address. */
    hash: text().notNull(),
    format: text().$type<ImageFacts['format']>().notNull(),
    /** As shown, in pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    alt: text().notNull(),
    caption: text().notNull().default(''),
    maker: text().notNull().default(''),
    licence: text().notNull().default(''),
    source: text().notNull().default(''),
    focalXPercent: doublePrecision('focal_x_percent'),
    focalYPercent: doublePrecision('focal_y_percent'),
    /** As `#aabbcc`. */
    colour: text().notNull(),
    /** A few blurred pixels, as a data address. */
    placeholder: text().notNull(),
    demo: boolean().notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  () => [
    check(
      'content_media_focal',
      sql`num_nulls(focal_x_percent, focal_y_percent) in (0, 2) and focal_x_percent between 0 and 100 and focal_y_percent between 0 and 100`,
    ),
  ],
)

export type MediaRow = typeof media.$inferSelect
