import { asc, sql } from 'drizzle-orm'
import { slugify } from '../../../kernel/slug.ts'
import type { Executor } from '../../../platform/database/index.ts'
import { tags } from '../schema.ts'
import type { Tag } from '../view/view.ts'

const maxTagLength = 100
/** The most tags of a file: they are in an index, whose entries must be short. */
export const maxTags = 100

/** The ids of tags by name; adds tags that do not exist. Names that differ only in case or accents are the same tag. */
export async function tagIds(executor: Executor, names: readonly string[]): Promise<number[]> {
  return (await knownTags(executor, names))(names)
}

/** Adds those of these tags that do not exist. Returns what gives the ids of some of them. */
export async function knownTags(
  executor: Executor,
  all: readonly string[],
): Promise<(names: readonly string[]) => number[]> {
  const bySlug = tagsBySlug(all)
  const rows =
    bySlug.size === 0
      ? []
      : await executor
          .insert(tags)
          .values([...bySlug].sort().map(([slug, name]) => ({ slug, name })))
          .onConflictDoUpdate({ target: tags.slug, set: { name: sql`${tags.name}` } })
          .returning({ id: tags.id, slug: tags.slug })
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]))
  return (names) =>
    [...tagsBySlug(names).keys()].flatMap((slug) => ids.get(slug) ?? []).sort((one, other) => one - other)
}

function tagsBySlug(names: readonly string[]): Map<string, string> {
  const bySlug = new Map<string, string>()
  for (const text of names) {
    // A comma separates tags in `ftags`, so a name cannot contain one.
    const name = text
      .replace(/[\s,]+/g, ' ')
      .trim()
      .slice(0, maxTagLength)
    const slug = slugify(name) || name.toLowerCase()
    if (slug && !bySlug.has(slug)) bySlug.set(slug, name)
  }
  return bySlug
}

/**
 * The tags of the listed files in a category and below it, or in the whole library without one, by name. Leaves out
 * tags that only locked files have.
 */
export async function listTags(
  executor: Executor,
  category?: { id?: number; slug?: string },
): Promise<Tag[]> {
  const inside = category
    ? sql`and category_id in (select below.id from library_categories above
        join library_categories below on below.path <@ above.path
        where ${category.id === undefined ? sql`above.slug = ${category.slug ?? ''}` : sql`above.id = ${category.id}`})`
    : sql``
  return executor
    .select({ name: tags.name, slug: tags.slug })
    .from(tags)
    .where(
      sql`${tags.id} in (select distinct unnest(tag_ids) from library_index where not locked ${inside}
        and category_id not in (select below.id from library_categories lock
          join library_categories below on below.path <@ lock.path where lock.locked))`,
    )
    .orderBy(asc(sql`lower(${tags.name})`))
}
