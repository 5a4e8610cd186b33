import { and, asc, inArray, isNotNull } from 'drizzle-orm'
import type { DocumentData } from '../../../kernel/document.ts'
import { cleanLine } from '../clean-text.ts'
import type { ContentDeps } from '../deps.ts'
import { type EntryType, type LayerKind, type LayerView, layerKinds } from '../views.ts'
import { checkedDocument } from './check-document.ts'
import { documents } from './schema.ts'
import { seenOf } from './seen.ts'

/** Every published popup and panel: there are few, and each page may need any. */
export async function readLayers({
  db,
  asOf,
}: Pick<ContentDeps, 'db' | 'asOf'>): Promise<readonly LayerView[]> {
  const { id, kind, title } = documents
  const data = seenOf(asOf)
  const rows = await db
    .select({ id, kind, title, data })
    .from(documents)
    .where(and(inArray(kind, [...layerKinds]), isNotNull(data)))
    .orderBy(asc(id))
  return rows.flatMap(({ data, kind, ...row }) =>
    data && (kind === 'popup' || kind === 'panel') ? [{ ...row, kind, data }] : [],
  )
}

export interface StartedDocument {
  kind: LayerKind | 'card' | 'part' | 'newsletter'
  /** Of a card: the kind of entries that it is drawn with in the page editor. */
  entryType?: EntryType | undefined
  title: string
  /** What it begins with. */
  data: DocumentData
  /** A user's id. */
  by: string
}

/** A popup, a panel, a card of lists or a block of several pages, which visitors see once it is published, or a newsletter, which is sent as its draft says. */
export async function startDocument(
  { db, clock }: Pick<ContentDeps, 'db' | 'clock'>,
  { kind, entryType, title, data, by }: StartedDocument,
): Promise<{ id: number }> {
  const draft = { draft: checkedDocument(data), draftSavedAt: clock(), draftSavedBy: by }
  const [added] = await db
    .insert(documents)
    .values({ kind, entryType, title: cleanLine(title), ...draft })
    .returning({ id: documents.id })
  if (!added) throw new Error('a document was not added')
  return added
}
