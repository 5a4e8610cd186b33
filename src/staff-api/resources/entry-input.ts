import { z } from 'zod'
import { staffEntrySorts, staffStatuses } from '../../features/content/index.ts'
import { isLocalDate } from '../../kernel/dates.ts'
import { mostFound } from '../../kernel/found-words.ts'
import { hourPattern } from '../../kernel/moment.ts'
import { record } from '../../kernel/record.ts'
import { fieldText } from '../field-errors.ts'
import { id, ids, instant, requiredText, slug, text } from '../schemas.ts'

/** The filters of a list of entries: for each taxonomy one term. */
export const entryFilter = z.object({
  q: z.string().max(200).optional(),
  status: z.enum(staffStatuses).optional(),
  terms: record(z.string().max(100), id, 100).default({}),
  authorId: id.optional(),
  /** Of which a proposal waits. */
  proposed: z.boolean().optional(),
  /** Under which page this one may stand: not itself, nor one below it. */
  notBelow: id.optional(),
})

/** Converts the filters to a query. */
export const wantedEntries = <Filter extends z.infer<typeof entryFilter>>({
  q,
  terms,
  proposed: _,
  ...wanted
}: Filter) => ({ ...wanted, words: q, termIds: Object.values(terms) })

export const isEntrySort = (sort: string | undefined): sort is (typeof staffEntrySorts)[number] =>
  staffEntrySorts.some((known) => known === sort)

const day = z.string().max(10).refine(isLocalDate).nullable()
const hour = z.string().max(5).regex(hourPattern).nullable()

/** Fields of a post, a place or a moment, and own fields (`own-values.ts`); fields that a form does not know are kept. */
const fields = z.looseObject({
  kind: text(200),
  address: text(300),
  place: text(200),
  municipality: text(200),
  province: text(200),
  denomination: text(200),
  monumentNumber: text(100),
  monumentUrl: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .nullable(),
  built: text(200),
  openingHours: text(2_000),
  kilometresToSantiago: z.number().min(0).max(25_000).nullable(),
  /** Nobody may comment any more. */
  commentsClosed: z.boolean(),
  startsOn: day,
  endsOn: day,
  startsAt: hour,
  endsAt: hour,
  sources: z
    .array(
      z.object({
        name: requiredText(300),
        url: z
          .url({ protocol: /^https?$/ })
          .max(2_000)
          .nullish()
          .transform((url) => url ?? undefined),
      }),
    )
    .max(50)
    .nullable(),
})

const position = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  precision: z.enum(['exact', 'near', 'centre']).default('exact'),
})

const input = z.object({
  slug: slug.optional(),
  excerpt: text(2_000).optional(),
  searchTitle: text(mostFound.title).optional(),
  searchDescription: text(mostFound.description).optional(),
  body: text(500_000).optional(),
  status: z.enum(['draft', 'published']).optional(),
  publishedAt: instant.nullish().transform((date) => date ?? undefined),
  authorId: id.nullish(),
  pictureId: id.nullish(),
  pictureIds: ids.nullish().transform((list) => list ?? undefined),
  position: position.nullish(),
  fields: fields
    .partial()
    .refine(({ startsOn, endsOn }) => !startsOn || !endsOn || startsOn <= endsOn, {
      path: ['endsOn'],
      error: fieldText('endsBefore'),
    })
    .nullish(),
  termIds: ids.nullish().transform((list) => list ?? undefined),
})
export const longestTitle = 300
export const newEntry = input.extend({ title: requiredText(longestTitle) })
/** Absent properties stay unchanged. */
export const entryChange = input.extend({ title: requiredText(longestTitle).optional() })

const underPage = { parentId: id.nullish() }
export const newPage = newEntry.extend(underPage)
export const pageChange = entryChange.extend(underPage)
