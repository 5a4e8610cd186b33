import { sql } from 'drizzle-orm'
import { check, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { PictureEdit, Size } from '../../../kernel/picture-edit.ts'
import { instant } from '../../../platform/database/columns.ts'
import type { ImageFacts } from '../../../platform/drawing/formats.ts'

/** Pictures; their contents are in storage, by number and hash. */
export const media = pgTable(
  'content_media',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    /** Of the original's contents. */
    hash: text().notNull(),
    format: text().$type<ImageFacts['format']>().notNull(),
    /** Rotation and crop, and the size of the original; null when shown whole. */
    edit: jsonb().$type<PictureEdit & { of: Size }>(),
    /** Former looks, by the name in their addresses. */
    formerLooks: text('former_looks').array().notNull().default(sql`'{}'`),
    /** As shown, in pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    alt: text().notNull(),
    caption: text().notNull().default(''),
    maker: text().notNull().default(''),
    licence: text().notNull().default(''),
    source: text().notNull().default(''),
    /** Names of the folders that it lies in, for staff. */
    folders: text().array().notNull().default(sql`'{}'`),
    focalXPercent: doublePrecision('focal_x_percent'),
    focalYPercent: doublePrecision('focal_y_percent'),
    /** As `#aabbcc`. */
    colour: text().notNull(),
    /** A few blurred pixels, as a data address. */
    placeholder: text().notNull(),
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
