import { and, eq, getTableColumns, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import {
  type BuiltInTaxonomy,
  isBuiltInTaxonomy,
  type OwnTaxonomyName,
  type Taxonomy,
} from '../../../kernel/kinds.ts'
import type { OwnTaxonomy } from '../../../kernel/known-kinds.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { cleanLine } from '../clean-text.ts'
import type { ContentDeps } from '../deps.ts'
import { entries, entryTerms, ownTaxonomies, terms } from '../schema.ts'
import { lockTerms } from '../terms/lock-terms.ts'
import { freeName } from './free-name.ts'
import { moveTermAddresses } from './move-addresses.ts'
import { lockWords, taxonomyWordProblem, type WordProblem } from './word.ts'

export type NewTaxonomy = Omit<OwnTaxonomy, 'name'>
export type TaxonomyChange = Partial<NewTaxonomy>
/** `nested`: terms have terms below them, so it cannot become flat. */
export type TaxonomyProblem = WordProblem | 'missing' | 'nested'

type Deps = Pick<ContentDeps, 'db' | 'changes'>

const { id: _, ...columns } = getTableColumns(ownTaxonomies)

export { columns as taxonomyColumns }

/** @param wanted its name, of which there may be one already, that stays as it is; absent: one of its own */
export async function addTaxonomy(
  { db, changes }: Deps,
  taxonomy: NewTaxonomy,
  wanted?: OwnTaxonomyName,
): Promise<Result<OwnTaxonomy, WordProblem>> {
  return db.transaction(async (tx): Promise<Result<OwnTaxonomy, WordProblem>> => {
    await lockWords(tx)
    const [there] = wanted
      ? await tx.select(columns).from(ownTaxonomies).where(eq(ownTaxonomies.name, wanted))
      : []
    if (there) return ok(there)
    const problem = await taxonomyWordProblem(tx, taxonomy)
    if (problem) return fail(problem)
    const name = wanted ?? (await freeName(tx, taxonomy.many))
    const [row] = await tx
      .insert(ownTaxonomies)
      .values({ ...taxonomy, ...cleaned(taxonomy), name })
      .returning(columns)
    if (!row) throw new Error('the taxonomy was not added')
    await changes.publish(['*'], tx)
    return ok(row)
  })
}

/** Another word moves the addresses of its terms, which redirect from then on. */
export async function changeTaxonomy(
  { db, changes }: Deps,
  name: OwnTaxonomyName,
  change: TaxonomyChange,
): Promise<Result<OwnTaxonomy, TaxonomyProblem>> {
  return db.transaction(async (tx): Promise<Result<OwnTaxonomy, TaxonomyProblem>> => {
    await lockWords(tx)
    await lockTerms(tx, name)
    const [before] = await tx
      .select(columns)
      .from(ownTaxonomies)
      .where(eq(ownTaxonomies.name, name))
      .for('update')
    if (!before) return fail('missing')
    const problem = await taxonomyWordProblem(tx, { ...before, ...change }, before)
    if (problem) return fail(problem)
    if (change.isTree === false && (await hasNestedTerms(tx, name))) return fail('nested')
    const [row] = await tx
      .update(ownTaxonomies)
      // The unchanged name: an update without values fails.
      .set({ ...change, ...cleaned(change), name })
      .where(eq(ownTaxonomies.name, name))
      .returning(columns)
    if (!row) throw new Error('the taxonomy went while it was changed')
    if (row.word !== before.word) await moveTermAddresses(tx, before, row)
    await changes.publish(['*'], tx)
    return ok(row)
  })
}

/** Deletes a taxonomy with its terms. Refused while entries have one, drafts included. */
export async function deleteTaxonomy(
  { db, changes }: Deps,
  name: OwnTaxonomyName,
): Promise<Result<undefined, 'in-use'>> {
  return db.transaction(async (tx): Promise<Result<undefined, 'in-use'>> => {
    await lockTerms(tx, name)
    // An entry that gets one of its terms meanwhile waits, and then gets none.
    const own = await tx.select({ id: terms.id }).from(terms).where(eq(terms.taxonomy, name)).for('update')
    const ids = own.map(({ id }) => id)
    const inUse = await tx
      .select({ id: entries.id })
      .from(entryTerms)
      .innerJoin(entries, eq(entries.id, entryTerms.entryId))
      .where(and(inArray(entryTerms.termId, ids), ne(entries.status, 'gone')))
      .limit(1)
    if (inUse.length > 0) return fail('in-use')
    await tx.delete(entryTerms).where(inArray(entryTerms.termId, ids))
    await tx.delete(terms).where(inArray(terms.id, ids))
    await tx.delete(ownTaxonomies).where(eq(ownTaxonomies.name, name))
    await changes.publish(['*'], tx)
    return ok(undefined)
  })
}

/** Tells which taxonomies of staff a kind has; the built-in ones belong to the kind itself. */
export async function sortBy(
  tx: Transaction,
  type: OwnTaxonomy['kinds'][number],
  taxonomies: readonly Taxonomy[],
): Promise<readonly BuiltInTaxonomy[]> {
  const wanted = sql`name = any(${sql.param([...taxonomies])}::text[])`
  await tx.execute(sql`
    update content_taxonomies
    set kinds = case when ${wanted} then array_append(kinds, ${type}) else array_remove(kinds, ${type}) end
    where ${wanted} <> (${type} = any(kinds))`)
  return taxonomies.filter(isBuiltInTaxonomy)
}

const hasNestedTerms = async (tx: Transaction, name: OwnTaxonomyName) =>
  (await tx.$count(terms, and(eq(terms.taxonomy, name), isNotNull(terms.parentId)))) > 0

const cleaned = ({ one, many }: TaxonomyChange) => ({
  ...(one !== undefined && { one: cleanLine(one) }),
  ...(many !== undefined && { many: cleanLine(many) }),
})
