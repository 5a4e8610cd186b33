import type { ViewProps } from '../../islands/contract.ts'
import { SectionHead } from '../../ui/section-head/section-head.tsx'
import type { ProductCardModel } from '../shared/products/product-card.ts'
import { ProductCards } from '../shared/products/product-cards.tsx'
import type { RelatedProductsProps } from './fields.ts'
import type { RelatedProductsModel } from './load.ts'

/** Products that staff chose, and others of the same categories; nothing when there are none. */
export default function RelatedProducts({
  props,
  model,
  texts,
}: ViewProps<RelatedProductsProps, RelatedProductsModel>) {
  const part = (name: string, title: string, cards: readonly ProductCardModel[]) =>
    cards.length === 0 ? null : (
      <section className={`${name} products-${name}`}>
        <SectionHead title={title} />
        <ProductCards cards={cards} level={3} columns={4} texts={texts} />
      </section>
    )
  return (
    <>
      {part('upsells', props.chosenHeading || texts('chosen'), model.chosen)}
      {part('related', props.heading || texts('heading'), model.alike)}
    </>
  )
}
