import { and, asc, desc, eq, inArray, isNotNull, ne, not, or, type SQL, sql } from 'drizzle-orm'
import type { AskedWords } from '../../../../kernel/words/asked-words.ts'
import { containing, holdsWords } from '../../../../platform/database/containing.ts'
import { isId } from '../../id.ts'
import { pageOf } from '../../paging.ts'
import type { Parts } from '../../parts.ts'
import { documents, entries } from '../../schema.ts'
import { holds, queryTerms } from '../../search/words.ts'
import type {
  StaffEntry,
  StaffEntryList,
  StaffEntryQuery,
  StaffEntryRow,
  StaffStatus,
} from '../../staff-views.ts'
import { type ViewRow, viewColumns } from '../../view/columns.ts'
import { addressOf, positionOf } from '../../view/view.ts'
import { lineBelow } from '../line-below.ts'

/** A page of all entries that staff may edit, whatever their state (EDIT-05). */
export async function staffEntries(parts: Parts, query: StaffEntryQuery): Promise<StaffEntryList> {
  const { db } = parts
  const { perPage, offset } = pageOf(query)
  const where = conditionOf(query, parts.clock(), await queryTerms(parts, query.words ?? ''))
  const [rows, total] = await Promise.all([
    db
      .select(viewColumns)
      .from(entries)
      .where(where)
      .orderBy(...orderOf(query))
      .limit(perPage)
      .offset(offset),
    db.$count(entries, where),
  ])
  const [pictures, drafts] = await Promise.all([
    parts.media.pictures(rows.flatMap((row) => row.pictureId ?? [])),
    draftsOf(
      parts,
      rows.flatMap((row) => row.documentId ?? []),
    ),
  ])
  return {
    entries: await Promise.all(
      rows.map(async (row) => ({
        ...(await toRow(parts, row, pictures.get(row.pictureId ?? 0))),
        ...drafts.get(row.documentId ?? 0),
      })),
    ),
    total,
  }
}

/** Which of these documents have unpublished changes. */
async function draftsOf({ db }: Parts, documentIds: readonly number[]) {
  if (documentIds.length === 0) return new Map<number, Pick<StaffEntryRow, 'hasDraft' | 'publishAt'>>()
  const rows = await db
    .select({ id: documents.id, publishAt: documents.publishAt })
    .from(documents)
    .where(
      and(
        inArray(documents.id, [...documentIds]),
        isNotNull(documents.draft),
        isNotNull(documents.published),
      ),
    )
  return new Map(rows.map(({ id, publishAt }) => [id, { hasDraft: true, ...(publishAt && { publishAt }) }]))
}

/** An entry as staff edit it, whatever its state. */
export async function staffEntry(parts: Parts, id: number): Promise<StaffEntry | undefined> {
  if (!isId(id)) return undefined
  const [row] = await parts.db.select(viewColumns).from(entries).where(eq(entries.id, id))
  if (!row) return undefined
  const picture = row.pictureId === null ? undefined : await parts.media.picture(row.pictureId)
  const position = positionOf(row)
  return {
    ...(await toRow(parts, row, picture)),
    searchTitle: row.searchTitle,
    searchDescription: row.searchDescription,
    body: row.body,
    pictureIds: row.pictureIds,
    ...(row.authorId === null ? {} : { authorId: row.authorId }),
    ...(row.pictureId === null ? {} : { pictureId: row.pictureId }),
    ...(position && { position }),
  }
}

async function toRow(parts: Parts, row: ViewRow, picture: StaffEntryRow['picture']): Promise<StaffEntryRow> {
  const { id, type, slug, title, excerpt, status, publishedAt, updatedAt } = row
  const { termIds, fields, documentId, parentId } = row
  return {
    id,
    type,
    slug,
    title,
    excerpt,
    status,
    updatedAt,
    termIds,
    fields,
    url: await addressOf(parts, row),
    ...(parentId !== null && { parentId }),
    ...(publishedAt && { publishedAt }),
    ...(picture && { picture }),
    ...(documentId !== null && { documentId }),
  }
}

function conditionOf(
  {
    types,
    status,
    words: text = '',
    termIds = [],
    authorId,
    taxonomy,
    ids,
    notBelow,
    parentId,
  }: StaffEntryQuery,
  now: Date,
  words: AskedWords | undefined,
): SQL | undefined {
  return and(
    types && inArray(entries.type, [...types]),
    status ? states[status](now) : ne(entries.status, 'gone'),
    ids && inArray(entries.id, ids.filter(isId)),
    notBelow === undefined ? undefined : not(inArray(entries.id, lineBelow(isId(notBelow) ? notBelow : 0))),
    parentId === undefined ? undefined : eq(entries.parentId, isId(parentId) ? parentId : 0),
    authorId === undefined ? undefined : eq(entries.authorId, authorId),
    ...termIds.map(
      (termId) =>
        sql`exists (select from content_entry_terms where entry_id = content_entries.id and term_id = ${isId(termId) ? termId : 0})`,
    ),
    taxonomy === undefined
      ? undefined
      : sql`exists (select from content_entry_terms join content_terms on content_terms.id = term_id
          where entry_id = content_entries.id and taxonomy = ${taxonomy})`,
    text.trim() === '' ? undefined : matching(text, words),
  )
}

const dated = (sign: '<=' | '>', now: Date) =>
  sql`content_entries.status = 'published' and content_entries.published_at ${sql.raw(sign)} ${now.toISOString()}::timestamptz`

const states: Record<StaffStatus, (now: Date) => SQL> = {
  draft: () => eq(entries.status, 'draft'),
  gone: () => eq(entries.status, 'gone'),
  scheduled: (now) => dated('>', now),
  published: (now) => dated('<=', now),
}

/** Also matches a part of a word in the title, which the text index cannot. */
const matching = (text: string, words: AskedWords | undefined): SQL | undefined =>
  or(holdsWords(text, entries.title), words && holds(words))

function orderOf({ sort = 'updatedAt', descending = false, inOrder, words = '' }: StaffEntryQuery): SQL[] {
  if (inOrder)
    return [sql`array_position(${sql.param(inOrder.filter(isId))}::int[], ${entries.id})`, asc(entries.id)]
  if (sort === 'match') return [howFar(words.trim()), desc(entries.updatedAt), desc(entries.id)]
  const way = descending ? desc : asc
  const own =
    sort === 'url'
      ? way(sql`(${entries.above} || ${entries.slug} || '/') collate "C"`)
      : sort === 'publishedAt'
        ? sql`${way(entries.publishedAt)} nulls ${sql.raw(descending ? 'first' : 'last')}`
        : way(entries[sort])
  return [own, way(entries.id)]
}

/** Rank of a hit: its title equals the words, begins with them, contains them, or only the text does. */
function howFar(text: string): SQL {
  const holding = containing(text)
  const title = sql`(schelp_unaccent(content_entries.title) collate "default")`
  return sql`case when ${title} ilike schelp_unaccent(${holding.slice(1, -1)}) then 0
    when ${title} ilike schelp_unaccent(${holding.slice(1)}) then 1
    when ${title} ilike schelp_unaccent(${holding}) then 2 else 3 end`
}
