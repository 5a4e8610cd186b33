import { eq, sql } from 'drizzle-orm'
import type { Kinds } from '../../../kernel/known-kinds.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { slugify } from '../../../kernel/slug.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { termPath } from '../addresses.ts'
import { cleanLine, cleanText } from '../clean-text.ts'
import { isId } from '../id.ts'
import type { Parts } from '../parts.ts'
import { entryTerms, redirects, terms } from '../schema.ts'
import type { TermChange } from '../staff-views.ts'
import type { TermView } from '../views.ts'
import { freeTermSlug } from './add-term.ts'
import { lockTerms } from './lock-terms.ts'
import { termsTag } from './tree.ts'

export type TermProblem = 'missing' | 'unknown-parent' | 'into-itself'

type TermRow = typeof terms.$inferSelect

/**
 * Changes a term. Another name keeps the slug. Another slug or parent moves its address and those below it, which
 * redirect from then on, and its entries follow.
 */
export async function changeTerm(
  { db, changes, terms: tree, kinds }: Parts,
  id: number,
  change: TermChange,
): Promise<Result<TermView, TermProblem>> {
  if (!isId(id)) return fail('missing')
  const done = await db.transaction(async (tx): Promise<Result<undefined, TermProblem>> => {
    const [known] = await tx.select({ taxonomy: terms.taxonomy }).from(terms).where(eq(terms.id, id))
    if (!known) return fail('missing')
    // Moves within a taxonomy are serialized, or two could make a circle.
    await lockTerms(tx, known.taxonomy)
    const [before] = await tx.select().from(terms).where(eq(terms.id, id)).for('update')
    if (!before) return fail('missing')
    const parent = await newParent(tx, before, change.parentId)
    if (!parent.ok) return parent
    const wish = change.slug === undefined ? before.slug : slugify(change.slug) || before.slug
    const slug =
      wish === before.slug ? wish : await freeTermSlug(tx, before.taxonomy, wish, parent.value?.slug)
    await tx
      .update(terms)
      .set({
        slug,
        parentId: parent.value?.id ?? null,
        name: change.name === undefined ? undefined : cleanLine(change.name),
        description: change.description === undefined ? undefined : cleanText(change.description),
        position: change.position,
      })
      .where(eq(terms.id, id))
    const path = parent.value ? `${parent.value.path}/${slug}` : slug
    const lineage = [...(parent.value?.lineage ?? []), id]
    if (path !== before.path || lineage.length !== before.lineage.length)
      await move(tx, await kinds(), before, path, lineage)
    // A term's name and address are on every page that lists it.
    await changes.publish([termsTag, '*'], tx)
    return ok(undefined)
  })
  if (!done.ok) return done
  const term = (await tree()).byId(id)
  if (!term) throw new Error(`term ${id} went while it was changed`)
  return ok(term)
}

/** The new parent of a term; undefined for none. */
async function newParent(
  tx: Transaction,
  before: TermRow,
  wish: number | null | undefined,
): Promise<Result<TermRow | undefined, TermProblem>> {
  const parentId = wish === undefined ? before.parentId : wish
  if (parentId === null) return ok(undefined)
  if (!isId(parentId)) return fail('unknown-parent')
  const [parent] = await tx.select().from(terms).where(eq(terms.id, parentId)).for('share')
  if (parent?.taxonomy !== before.taxonomy) return fail('unknown-parent')
  return parent.lineage.includes(before.id) ? fail('into-itself') : ok(parent)
}

/** Updates the paths of a term and those below it, and the inherited terms of their entries. */
async function move(
  tx: Transaction,
  kinds: Kinds,
  before: TermRow,
  path: string,
  lineage: readonly number[],
) {
  const below = await tx
    .select({ id: terms.id, path: terms.path, lineage: terms.lineage })
    .from(terms)
    .where(sql`${before.id} = any(${terms.lineage})`)
  for (const term of below) {
    const moved = path + term.path.slice(before.path.length)
    await tx
      .update(terms)
      .set({ path: moved, lineage: [...lineage, ...term.lineage.slice(before.lineage.length)] })
      .where(eq(terms.id, term.id))
    if (moved === term.path) continue
    const toUrl = termPath(kinds, before.taxonomy, moved)
    await tx.delete(redirects).where(eq(redirects.fromPath, toUrl))
    await tx
      .insert(redirects)
      .values({ fromPath: termPath(kinds, before.taxonomy, term.path), toUrl })
      .onConflictDoUpdate({ target: redirects.fromPath, set: { entryId: null, toUrl } })
  }
  const concerned = await tx
    .select({ entryId: entryTerms.entryId })
    .from(entryTerms)
    .where(eq(entryTerms.termId, before.id))
  const entryIds = sql.param(concerned.map(({ entryId }) => entryId))
  await tx.execute(sql`
    delete from content_entry_terms where not own and entry_id = any(${entryIds}::integer[])`)
  await tx.execute(sql`
    insert into content_entry_terms (entry_id, term_id, own)
    select chosen.entry_id, above, false
    from content_entry_terms chosen
      join content_terms on content_terms.id = chosen.term_id, unnest(lineage) as above
    where chosen.own and chosen.entry_id = any(${entryIds}::integer[])
    on conflict do nothing`)
}

/** Removes a term from its entries and deletes it; refused while it has terms below it. */
export async function deleteTerm(
  { db, changes }: Parts,
  id: number,
): Promise<Result<undefined, 'missing' | 'not-empty'>> {
  if (!isId(id)) return fail('missing')
  return db.transaction(async (tx): Promise<Result<undefined, 'missing' | 'not-empty'>> => {
    const [term] = await tx.select().from(terms).where(eq(terms.id, id)).for('update')
    if (!term) return fail('missing')
    if ((await tx.$count(terms, eq(terms.parentId, id))) > 0) return fail('not-empty')
    const concerned = await tx
      .select({ entryId: entryTerms.entryId })
      .from(entryTerms)
      .where(eq(entryTerms.termId, id))
    await tx.delete(entryTerms).where(eq(entryTerms.termId, id))
    await dropOrphans(
      tx,
      concerned.map(({ entryId }) => entryId),
    )
    await tx.delete(terms).where(eq(terms.id, id))
    await changes.publish([termsTag, '*'], tx)
    return ok(undefined)
  })
}

/** Inherited terms whose chosen term is gone. */
async function dropOrphans(tx: Transaction, entryIds: readonly number[]): Promise<void> {
  if (entryIds.length === 0) return
  await tx.execute(sql`
    delete from content_entry_terms as upper
    where not own and entry_id = any(${sql.param([...entryIds])}::integer[])
      and not exists (
        select from content_entry_terms chosen
          join content_terms on content_terms.id = chosen.term_id
        where chosen.own and chosen.entry_id = upper.entry_id and upper.term_id = any(lineage))`)
}
