import type { Catalogue, ProductCard, ProductView, Shop } from '../../features/shop/index.ts'
import type { RenderContext } from '../context.ts'
import { anEntry, aPicture, contextWith, only } from './render-room.ts'

export const aProductCard = (more: Partial<ProductCard> = {}): ProductCard => ({
  entry: anEntry({
    id: 24,
    type: 'product',
    slug: 'gids',
    title: 'Van Friesland naar Hasselt',
    excerpt: 'Het Jabikspaad in zakformaat.',
    url: '/product/gids/',
  }),
  sku: 'GIDS',
  kind: 'simple',
  price: { cents: 1850 },
  stock: 'in_stock',
  soldIndividually: false,
  rating: 0,
  reviews: 0,
  ...more,
})

export const aProduct = (more: Partial<ProductView> = {}): ProductView => {
  const card = aProductCard()
  return {
    ...card,
    entry: anEntry({ ...card.entry, pictures: [] }),
    vatPercent: 9,
    variants: [],
    attributes: [],
    pictures: [aPicture({ id: 7, width: 1200, height: 1600 })],
    shipped: true,
    fileIds: [],
    upSellIds: [],
    minQuantity: 1,
    maxQuantity: 999,
    ...more,
  }
}

/** A shop whose catalogue returns only what the test defines. */
export const shopWith = (catalogue: Partial<Catalogue>): Shop =>
  only<Shop>('shop', { catalogue: only<Catalogue>('catalogue', catalogue) })

/** The page of a product; the test defines what else the catalogue returns. */
export function productContext(
  product: ProductView | undefined = aProduct(),
  catalogue: Partial<Catalogue> = {},
  more: Partial<Omit<RenderContext, 'features'>> = {},
): RenderContext {
  const context = contextWith({ entry: product.entry, path: product.entry.url, ...more })
  const shop = shopWith({ product: async () => product, ...catalogue })
  return { ...context, features: { ...context.features, shop } }
}
