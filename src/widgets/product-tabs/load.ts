import type { ProductView } from '../../features/shop/index.ts'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import { shownProduct } from '../shared/products/shown-product.ts'
import type { ProductTabsProps } from './fields.ts'

export interface ProductFacts {
  sku: string
  attributes: readonly { name: string; values: readonly string[] }[]
  weightGrams?: number
  categories: readonly { name: string; url: string }[]
  tags: readonly { name: string; url: string }[]
  files: number
  /** Manufacturer and safety information (GPSR). */
  maker?: { name: string; address: string; email: string; warnings?: string }
}

export interface TabsModel {
  /** HTML that was sanitized before it was stored. */
  description: string
  facts?: ProductFacts
  reviews: number
  /** The review form came back, so its tab is opened. */
  opensReviews: boolean
}

export async function load(
  _props: ProductTabsProps,
  context: RenderContext,
): Promise<Loaded<TabsModel | undefined>> {
  const { entry, posted } = context
  if (!entry) return { model: undefined }
  const product = await shownProduct(context)
  return {
    model: {
      description: entry.body,
      ...(product ? { facts: factsOf(product) } : {}),
      reviews: product?.reviews ?? 0,
      opensReviews: posted?.form === 'review',
    },
    tags: [`entry:${entry.id}`, `product:${entry.id}`],
  }
}

function factsOf({ sku, attributes, weightGrams, fileIds, maker, entry }: ProductView): ProductFacts {
  const terms = (taxonomy: string) =>
    entry.terms.filter((term) => term.taxonomy === taxonomy).map(({ name, url }) => ({ name, url }))
  return {
    sku,
    attributes: attributes.map(({ name, values }) => ({ name, values })),
    ...(weightGrams === undefined ? {} : { weightGrams }),
    categories: terms('product_cat'),
    tags: terms('product_tag'),
    files: fileIds.length,
    ...(maker ? { maker } : {}),
  }
}
