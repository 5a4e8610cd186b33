import { eq, sql } from 'drizzle-orm'
import type { Taxonomy } from '../../../kernel/kinds.ts'
import { slugify } from '../../../kernel/slug.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { termPath } from '../addresses.ts'
import { cleanLine, cleanText } from '../clean-text.ts'
import type { NewTerm } from '../inputs.ts'
import type { Parts } from '../parts.ts'
import { terms } from '../schema.ts'
import type { TermView } from '../views.ts'
import { lockTerms, needTaxonomy } from './lock-terms.ts'
import { termsTag } from './tree.ts'

/**
 * Slugs are unique in a taxonomy: for a taken one the parent's slug is appended, as in `utrecht-utrecht`, then a
 * number. Throws when the parent is in another taxonomy, or the taxonomy does not exist.
 */
export async function addTerm({ db, changes, kinds }: Parts, term: NewTerm): Promise<TermView> {
  const { taxonomy, parentId } = term
  const name = cleanLine(term.name)
  const description = cleanText(term.description ?? '')
  const added = await db.transaction(async (tx) => {
    await lockTerms(tx, taxonomy)
    await needTaxonomy(tx, taxonomy)
    const parent = parentId === undefined ? undefined : await findParent(tx, taxonomy, parentId)
    const slug = await freeTermSlug(tx, taxonomy, slugify(term.slug ?? name) || 'term', parent?.slug)
    const path = parent ? `${parent.path}/${slug}` : slug
    const next = await tx.execute<{ id: number }>(
      sql`select nextval(pg_get_serial_sequence('content_terms', 'id'))::integer as id`,
    )
    const id = next.rows[0]?.id ?? 0
    await tx
      .insert(terms)
      .values({
        id,
        taxonomy,
        slug,
        parentId,
        path,
        name,
        description,
        lineage: [...(parent?.lineage ?? []), id],
      })
    await changes.publish([termsTag, `list:${taxonomy}:${slug}`], tx)
    return { id, slug, path, depth: parent?.lineage.length ?? 0 }
  })
  const url = termPath(await kinds(), taxonomy, added.path)
  return {
    ...added,
    taxonomy,
    name,
    description,
    position: 0,
    url,
    ...(parentId === undefined ? {} : { parentId }),
  }
}

async function findParent(tx: Transaction, taxonomy: string, id: number) {
  const [parent] = await tx.select().from(terms).where(eq(terms.id, id)).for('share')
  if (parent?.taxonomy !== taxonomy) throw new Error(`there is no term ${id} in ${taxonomy}`)
  return parent
}

export async function freeTermSlug(
  tx: Transaction,
  taxonomy: Taxonomy,
  base: string,
  parent?: string,
): Promise<string> {
  const rows = await tx.select({ slug: terms.slug }).from(terms).where(eq(terms.taxonomy, taxonomy))
  const taken = new Set(rows.map(({ slug }) => slug))
  if (!taken.has(base)) return base
  const longer = parent === undefined ? base : `${base}-${parent}`
  let slug = longer
  for (let number = 2; taken.has(slug); number += 1) slug = `${longer}-${number}`
  return slug
}
