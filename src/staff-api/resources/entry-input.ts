import { z } from 'zod'
import { ownValuesSchema, staffEntrySorts, staffStatuses } from '../../features/content/index.ts'
import { builtInFields } from '../../kernel/built-in-fields.ts'
import { mostFound } from '../../kernel/found-words.ts'
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

/** The program's own fields. Those of staff are checked later (`own-values.ts`); fields that a form does not know are kept. */
const fields = ownValuesSchema(builtInFields)
  .loose()
  .refine(({ startsOn, endsOn }) => !startsOn || !endsOn || String(startsOn) <= String(endsOn), {
    path: ['endsOn'],
    error: fieldText('endsBefore'),
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
  fields: fields.nullish(),
  termIds: ids.nullish().transform((list) => list ?? undefined),
})
export const longestTitle = 300
export const newEntry = input.extend({ title: requiredText(longestTitle) })
/** Absent properties stay unchanged. */
export const entryChange = input.extend({ title: requiredText(longestTitle).optional() })

const underPage = { parentId: id.nullish() }
export const newPage = newEntry.extend(underPage)
export const pageChange = entryChange.extend(underPage)
