import type { ViewProps } from '../../islands/contract.ts'
import { SectionHead } from '../../ui/section-head/section-head.tsx'
import type { ProductCardModel } from '../shared/products/product-card.ts'
import { ProductCards } from '../shared/products/product-cards.tsx'
import type { RelatedProductsProps } from './fields.ts'

/** What else there is of the same kind; nothing when there is nothing. */
export default function RelatedProducts({
  props,
  model,
  texts,
}: ViewProps<RelatedProductsProps, readonly ProductCardModel[]>) {
  if (model.length === 0) return null
  return (
    <section className="related products-related">
      <SectionHead title={props.heading || texts('heading')} />
      <ProductCards cards={model} level={3} columns={4} texts={texts} />
    </section>
  )
}
