import { readMoment } from '../../../kernel/moment.ts'
import { entryPath, type Placed } from '../addresses.ts'
import type { Parts } from '../parts.ts'
import type { EntryCard, EntryView, Position } from '../views.ts'
import type { CardRow, ViewRow } from './columns.ts'

/** The path of an entry; the front page has `/`. */
export async function addressOf(
  { settings, kinds }: Pick<Parts, 'settings' | 'kinds'>,
  entry: Placed & { id: number },
): Promise<string> {
  const { frontPageId } = await settings()
  return entry.id === frontPageId ? '/' : entryPath(await kinds(), entry)
}

/** Cards in the order of the rows; loads all their terms and pictures at once. */
export async function cardsOf(parts: Parts, rows: readonly CardRow[]): Promise<EntryCard[]> {
  const [tree, pictures, { frontPageId }, kinds] = await Promise.all([
    parts.terms(),
    parts.media.pictures(rows.flatMap((row) => row.pictureId ?? [])),
    parts.settings(),
    parts.kinds(),
  ])
  return rows.map((row) => {
    const { id, type, slug, title, excerpt, fields } = row
    const picture = pictures.get(row.pictureId ?? 0)
    const position = positionOf(row)
    const { hasMoment, isOwn, schemaType } = kinds.of(type)
    const moment = hasMoment ? readMoment(fields) : undefined
    return {
      id,
      type,
      slug,
      title,
      excerpt,
      fields,
      url: id === frontPageId ? '/' : entryPath(kinds, row),
      publishedAt: row.publishedAt ?? row.updatedAt,
      terms: tree.pick(row.termIds),
      ...(picture && { picture }),
      ...(position && { position }),
      ...(moment && { moment }),
      ...(isOwn && schemaType === 'NewsArticle' && { isNews: true }),
    }
  })
}

/** An entry with everything on its own page. */
export async function viewOf(parts: Parts, row: ViewRow): Promise<EntryView> {
  const { status, body, updatedAt, documentId, pictureIds, searchTitle, searchDescription } = row
  const [cards, pictures, document] = await Promise.all([
    cardsOf(parts, [row]),
    parts.media.pictures(pictureIds),
    documentId === null ? undefined : parts.documents.document(documentId),
  ])
  const [card] = cards
  if (!card) throw new Error(`entry ${row.id} got no card`)
  return {
    ...card,
    status,
    body,
    updatedAt,
    searchTitle,
    searchDescription,
    ...(row.parentId !== null && { parentId: row.parentId }),
    pictures: pictureIds.flatMap((id) => pictures.get(id) ?? []),
    ...(document && { document: document.data, documentId: document.id }),
  }
}

export function positionOf({ latitude, longitude, precision }: CardRow): Position | undefined {
  if (latitude === null || longitude === null || precision === null) return undefined
  return { latitude, longitude, precision }
}
