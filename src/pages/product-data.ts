import type { PriceView, ProductView, StockState } from '../features/shop/index.ts'
import { foundWords } from '../kernel/found-words.ts'

const availability: Record<StockState, string> = {
  in_stock: 'https://schema.org/InStock',
  backorder: 'https://schema.org/BackOrder',
  out_of_stock: 'https://schema.org/OutOfStock',
}

const euros = (cents: number) => (cents / 100).toFixed(2)

/** Returns a product as schema.org data: its price, availability and rating. */
export function productData(product: ProductView, siteUrl: string): object {
  const { entry, sku, pictures, rating, reviews, maker } = product
  return {
    '@type': 'Product',
    name: entry.title,
    description: foundWords(entry).description || undefined,
    sku,
    url: siteUrl + entry.url,
    image: pictures.length > 0 ? pictures.map(({ src }) => siteUrl + src) : undefined,
    brand: maker && { '@type': 'Organization', name: maker.name },
    offers: offersOf(product, siteUrl),
    aggregateRating:
      reviews > 0
        ? {
            '@type': 'AggregateRating',
            ratingValue: Math.round(rating * 10) / 10,
            reviewCount: reviews,
            bestRating: 5,
            worstRating: 1,
          }
        : undefined,
  }
}

function offersOf({ entry, price, stock, variants }: ProductView, siteUrl: string): object {
  const url = siteUrl + entry.url
  if (variants.length === 0) return { ...offer(price, stock), url }
  const prices = variants.map((variant) => variant.price.cents)
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'EUR',
    lowPrice: euros(Math.min(...prices)),
    highPrice: euros(Math.max(...prices)),
    offerCount: variants.length,
    availability: availability[stock],
    url,
    offers: variants.map((variant) => ({ ...offer(variant.price, variant.stock), sku: variant.sku })),
  }
}

const offer = ({ cents, until }: PriceView, stock: StockState) => ({
  '@type': 'Offer',
  priceCurrency: 'EUR',
  price: euros(cents),
  priceValidUntil: until?.toISOString().slice(0, 10),
  availability: availability[stock],
})
