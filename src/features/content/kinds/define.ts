import { and, asc, eq, getTableColumns, ne } from 'drizzle-orm'
import type { DocumentData } from '../../../kernel/document.ts'
import { type EntryType, isOwnType, type OwnType } from '../../../kernel/kinds.ts'
import { createKinds, type Kinds, type OwnKind } from '../../../kernel/known-kinds.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { cleanLine } from '../clean-text.ts'
import type { ContentDeps } from '../deps.ts'
import { insertTemplate } from '../documents/templates.ts'
import { documents, entries, ownFields, ownKinds, ownTaxonomies } from '../schema.ts'
import { lockSlugs } from '../slug-lock.ts'
import { freeName } from './free-name.ts'
import { moveAddresses } from './move-addresses.ts'
import { sortBy, taxonomyColumns } from './taxonomies.ts'
import { kindWordProblem, lockWords, type WordProblem } from './word.ts'

export type NewKind = Omit<OwnKind, 'type'>
export type KindChange = Partial<NewKind>

/** How its pages look until staff change that in the page editor. */
export type KindTemplates = Readonly<Record<'single' | 'archive', { title: string; data: DocumentData }>>

export const kindsTag = 'kinds'

type Deps = Pick<ContentDeps, 'db' | 'changes' | 'clock'>

const { id: _, ...columns } = getTableColumns(ownKinds)

/** Every kind and taxonomy there is, those of staff by name. */
export async function readKinds({ db }: Pick<Deps, 'db'>): Promise<Kinds> {
  const [kinds, taxonomies] = await Promise.all([
    db.select(columns).from(ownKinds).orderBy(asc(ownKinds.many), asc(ownKinds.id)),
    db.select(taxonomyColumns).from(ownTaxonomies).orderBy(asc(ownTaxonomies.many), asc(ownTaxonomies.id)),
  ])
  return createKinds(kinds, taxonomies)
}

/** @param wanted its type, of which there may be one already, that stays as it is; absent: one of its own */
export async function addKind(
  { db, changes, clock }: Deps,
  kind: NewKind,
  templates: KindTemplates,
  wanted?: OwnType,
): Promise<Result<OwnKind, WordProblem>> {
  return db.transaction(async (tx): Promise<Result<OwnKind, WordProblem>> => {
    await lockWords(tx)
    const [there] = wanted ? await tx.select(columns).from(ownKinds).where(eq(ownKinds.type, wanted)) : []
    if (there) return ok(there)
    const problem = await kindWordProblem(tx, kind)
    if (problem) return fail(problem)
    const type = wanted ?? (await freeName(tx, kind.many))
    const taxonomies = await sortBy(tx, type, kind.taxonomies)
    const [row] = await tx
      .insert(ownKinds)
      .values({ ...kind, ...cleaned(kind), type, taxonomies })
      .returning(columns)
    if (!row) throw new Error('the kind was not added')
    for (const role of ['single', 'archive'] as const)
      await insertTemplate(tx, { role, type, ...templates[role] }, clock())
    await tell(changes, tx)
    return ok(row)
  })
}

/** Another word moves the addresses of its list and its entries, which redirect from then on. */
export async function changeKind(
  { db, changes }: Deps,
  type: OwnType,
  change: KindChange,
): Promise<Result<OwnKind, WordProblem | 'missing'>> {
  return db.transaction(async (tx): Promise<Result<OwnKind, WordProblem | 'missing'>> => {
    await lockWords(tx)
    const [before] = await tx.select(columns).from(ownKinds).where(eq(ownKinds.type, type)).for('update')
    if (!before) return fail('missing')
    const problem = await kindWordProblem(tx, { ...before, ...change }, before)
    if (problem) return fail(problem)
    const taxonomies = change.taxonomies && (await sortBy(tx, type, change.taxonomies))
    const [row] = await tx
      .update(ownKinds)
      // The type as it is: an update without any value is none.
      .set({ ...change, ...cleaned(change), type, taxonomies })
      .where(eq(ownKinds.type, type))
      .returning(columns)
    if (!row) throw new Error('the kind went while it was changed')
    if (row.word !== before.word) await moveAddresses(tx, before, row)
    await tell(changes, tx)
    return ok(row)
  })
}

/**
 * Takes a kind away, with its fields and templates. One that has entries, drafts too, stays. What was gone before
 * answers 404 from then on, and not 410.
 */
export async function deleteKind(
  { db, changes }: Deps,
  type: OwnType,
): Promise<Result<undefined, 'not-empty'>> {
  return db.transaction(async (tx): Promise<Result<undefined, 'not-empty'>> => {
    // Nobody adds an entry in between: whoever does, chooses its slug.
    await lockSlugs(tx, type)
    const left = await tx.$count(entries, and(eq(entries.type, type), ne(entries.status, 'gone')))
    if (left > 0) return fail('not-empty')
    await tx.delete(ownFields).where(eq(ownFields.kind, type))
    await tx.delete(documents).where(eq(documents.entryType, type))
    await tx.delete(ownKinds).where(eq(ownKinds.type, type))
    await tell(changes, tx)
    return ok(undefined)
  })
}

/** Throws when staff took the kind away since it was asked for. The slug of its entry was chosen before. */
export async function needKind(tx: Transaction, type: EntryType): Promise<void> {
  if (isOwnType(type) && (await tx.$count(ownKinds, eq(ownKinds.type, type))) === 0)
    throw new Error(`there is no kind ${type}`)
}

/** Its name and its address stand on any page. */
const tell = (changes: Deps['changes'], tx: Transaction) => changes.publish(['*'], tx)

const cleaned = ({ one, many, about }: KindChange) => ({
  ...(one !== undefined && { one: cleanLine(one) }),
  ...(many !== undefined && { many: cleanLine(many) }),
  ...(about !== undefined && { about: cleanLine(about) }),
})
