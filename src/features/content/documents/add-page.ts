import type { DocumentData } from '../../../kernel/document.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { checkedDocument } from './check-document.ts'
import { documents } from './schema.ts'

/** Adds a page's widgets, public from the commit of `tx`. */
export async function addPage(tx: Transaction, data: DocumentData, now: Date): Promise<number> {
  const [added] = await tx
    .insert(documents)
    .values({ kind: 'page', published: checkedDocument(data), publishedAt: now })
    .returning({ id: documents.id })
  if (!added) throw new Error('a document was not added')
  return added.id
}
