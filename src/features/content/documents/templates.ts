import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { DocumentData } from '../../../kernel/document.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { cleanLine } from '../clean-text.ts'
import type { ContentDeps } from '../deps.ts'
import type { DocumentView, EntryType, TemplateRole, TemplateSubject } from '../views.ts'
import { checkedDocument } from './check-document.ts'
import { documents } from './schema.ts'
import { scopeKey, scopeOf } from './scope.ts'
import { seenOf } from './seen.ts'
import { documentTags } from './tags.ts'
import { lockDocument, replacePublished } from './versions.ts'

export interface NewTemplate {
  role: TemplateRole
  /** Absent for the general one of its role. */
  type?: EntryType
  title: string
  data: DocumentData
}

export interface Templates {
  /** The one for the entry goes before one for its terms, that before one for its address, its type, or all. */
  find(role: TemplateRole, about?: TemplateSubject): DocumentView | undefined
}

/** Every published template: there are few, and each page needs some. */
export async function readTemplates({ db, asOf }: Pick<ContentDeps, 'db' | 'asOf'>): Promise<Templates> {
  const { id, role, entryType, scope, title } = documents
  const data = seenOf(asOf)
  const rows = await db
    .select({ id, role, entryType, scope, title, data })
    .from(documents)
    .where(and(isNotNull(role), isNotNull(data)))
  const views = new Map<string, DocumentView>()
  const paths = new Map<TemplateRole, string[]>()
  for (const { id, role, entryType, scope, title, data } of rows) {
    if (!role || !data) continue
    views.set(keyOf(role, entryType, scope), { id, title, data })
    const narrowed = scopeOf(scope)
    if (narrowed && 'under' in narrowed) paths.set(role, [...(paths.get(role) ?? []), narrowed.under])
  }
  for (const known of paths.values()) known.sort((one, other) => other.length - one.length)
  return {
    find(role, { type, entryId, termIds = [], path = '' } = {}) {
      const scopes = [
        ...(entryId === undefined ? [] : [{ entryId }]),
        ...termIds.map((termId) => ({ termId })),
        ...(paths.get(role) ?? []).filter((under) => path.startsWith(under)).map((under) => ({ under })),
      ]
      for (const scope of scopes) {
        const view = views.get(keyOf(role, undefined, scopeKey(scope)))
        if (view) return view
      }
      return views.get(keyOf(role, type)) ?? views.get(keyOf(role))
    },
  }
}

const keyOf = (role: TemplateRole, type?: EntryType | null, scope?: string | null): string =>
  [role, type ?? '', scope ?? ''].join(' ')

/** Publishes a template. Where its role and type have one already, becomes the newest version of that one. */
export async function addTemplate(
  { db, changes, clock }: Pick<ContentDeps, 'db' | 'changes' | 'clock'>,
  template: NewTemplate,
): Promise<DocumentView> {
  const data = checkedDocument(template.data)
  const title = cleanLine(template.title)
  const now = clock()
  const id = await db.transaction(async (tx) => {
    const added = await insertTemplate(tx, { ...template, title, data }, now)
    if (added !== undefined) {
      // Pages that used the general template, or none, do not carry its tag.
      await changes.publish(['*'], tx)
      return added
    }
    const row = await lockTemplate(tx, template)
    await replacePublished(tx, row, data, now)
    await tx.update(documents).set({ title }).where(eq(documents.id, row.id))
    await changes.publish(documentTags({ id: row.id, kind: 'template', role: template.role }), tx)
    return row.id
  })
  return { id, title, data }
}

/** The number of a new template; undefined where its role and type have one. */
export async function insertTemplate(
  tx: Transaction,
  { role, type, title, data }: NewTemplate,
  now: Date,
): Promise<number | undefined> {
  const [added] = await tx
    .insert(documents)
    .values({ kind: 'template', role, entryType: type, title, published: data, publishedAt: now })
    .onConflictDoNothing()
    .returning({ id: documents.id })
  return added?.id
}

async function lockTemplate(tx: Transaction, { role, type }: NewTemplate) {
  const [found] = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(eq(documents.role, role), sql`coalesce(entry_type, '') = ${type ?? ''}`, isNull(documents.scope)),
    )
  const row = found && (await lockDocument(tx, found.id))
  if (!row) throw new Error(`the template ${keyOf(role, type)} went while it was replaced`)
  return row
}
