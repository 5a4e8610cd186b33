import type { Viewer } from '../../../kernel/viewer.ts'
import type { PictureView } from '../../content/index.ts'
import type { ProductCard, ProductView } from '../views.ts'
import type { ProductParts } from './parts.ts'
import { toCard, toView } from './view.ts'

/** Finds a product by entry number, for a viewer who may see the entry. */
export async function findProduct(
  { shelf, content, clock, settings }: ProductParts,
  id: number,
  viewer: Viewer,
): Promise<ProductView | undefined> {
  const [entry, stored] = await Promise.all([content.entry(id, viewer), shelf.stored([id])])
  const product = stored.get(id)
  if (!entry || !product) return undefined
  const pictureIds = product.variants.flatMap(({ pictureId }) => (pictureId === null ? [] : [pictureId]))
  const pictures = await Promise.all(pictureIds.map((pictureId) => content.picture(pictureId)))
  const found = pictures.filter((picture): picture is PictureView => picture !== undefined)
  const { vat } = await settings()
  return toView(entry, product, new Map(found.map((picture) => [picture.id, picture])), {
    now: clock(),
    withoutVat: vat.smallBusiness,
  })
}

/** Returns published products by number; leaves others out. */
export async function findCards(
  { shelf, content, clock }: ProductParts,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ProductCard>> {
  const [entries, stored] = await Promise.all([content.entries(ids), shelf.stored(ids)])
  const now = clock()
  const cards = entries.flatMap((entry): [number, ProductCard][] => {
    const product = stored.get(entry.id)
    return product ? [[entry.id, toCard(entry, product, now)]] : []
  })
  return new Map(cards)
}

/** Returns the product that contains each library file; the first in the shop's order when there are several. */
export async function offersOf(
  parts: ProductParts,
  fileIds: readonly number[],
): Promise<ReadonlyMap<number, ProductCard>> {
  const asked = new Set(fileIds)
  const holders = await parts.shelf.fileHolders()
  const rows = holders.filter((row) => row.fileIds.some((id) => asked.has(id)))
  const cards = await findCards(
    parts,
    rows.map(({ id }) => id),
  )
  const offers = new Map<number, ProductCard>()
  for (const row of rows) {
    const card = cards.get(row.id)
    for (const fileId of row.fileIds)
      if (card && asked.has(fileId) && !offers.has(fileId)) offers.set(fileId, card)
  }
  return offers
}
