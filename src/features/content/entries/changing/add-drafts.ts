import { and, eq, ne, sql } from 'drizzle-orm'
import { slugify } from '../../../../kernel/slug.ts'
import type { Transaction } from '../../../../platform/database/index.ts'
import { cleanLine } from '../../clean-text.ts'
import { needKind } from '../../kinds/define.ts'
import type { Parts } from '../../parts.ts'
import { entries } from '../../schema.ts'
import { lockSlugs } from '../../slug-lock.ts'
import type { EntryType } from '../../views.ts'
import { entryTags } from '../tags.ts'
import { passNumber } from './add-entry.ts'
import { checkFields } from './fields.ts'
import { firstFree } from './slug.ts'

/** What `addEntry` takes of an entry that has nothing but its place. */
interface NewDraft {
  /** Given by imports; throws if it is taken. */
  id?: number
  title: string
  slug: string
}

/**
 * Adds drafts of a type other than `page`, in as many statements as one takes. Returns their numbers, in order.
 */
export async function addDrafts(
  parts: Parts,
  type: Exclude<EntryType, 'page'>,
  drafts: readonly NewDraft[],
): Promise<number[]> {
  if (drafts.length === 0) return []
  const { db, changes, clock } = parts
  const fields = checkFields(await parts.ownFields(), type, {})
  return db.transaction(async (tx) => {
    const chosen = drafts.flatMap(({ id }) => id ?? [])
    if (chosen.length > 0) await passNumber(tx, Math.max(...chosen))
    await lockSlugs(tx, type)
    const slugs = await freeSlugs(
      tx,
      type,
      drafts.map(({ slug }) => slugify(slug) || type),
    )
    await needKind(tx, type)
    const rows = await tx
      .insert(entries)
      .values(
        drafts.map(({ id, title }, at) => ({
          id,
          type,
          fields,
          slug: slugs[at] ?? type,
          title: cleanLine(title),
          status: 'draft' as const,
          above: '',
          body: '',
          excerpt: '',
          pictureIds: [],
          searchTitle: '',
          searchDescription: '',
          updatedAt: clock(),
        })),
      )
      .returning({ id: entries.id })
    const ids = rows.map(({ id }) => id)
    await changes.publish(await entryTags(tx, ...ids.map((id) => ({ id, type }))), tx)
    return ids
  })
}

/** For each base, in order, a slug as `freeSlug` gives it; the caller has locked those of the type. */
async function freeSlugs(tx: Transaction, type: EntryType, bases: readonly string[]): Promise<string[]> {
  const wanted = sql`${sql.param([...new Set(bases)])}::text[]`
  const rows = await tx
    .select({ slug: entries.slug })
    .from(entries)
    .where(
      and(
        eq(entries.type, type),
        eq(entries.above, ''),
        ne(entries.status, 'gone'),
        sql`(${entries.slug} = any(${wanted}) or substring(${entries.slug} from '^(.*)-[0-9]+$') = any(${wanted}))`,
      ),
    )
  const taken = new Set(rows.map(({ slug }) => slug))
  return bases.map((base) => {
    const slug = firstFree(base, (one) => taken.has(one))
    taken.add(slug)
    return slug
  })
}
