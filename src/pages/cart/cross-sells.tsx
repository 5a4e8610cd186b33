import { SectionHead } from '../../ui/section-head/section-head.tsx'
import type { ProductCardModel } from '../../widgets/shared/products/product-card.ts'
import { ProductCards } from '../../widgets/shared/products/product-cards.tsx'
import type { CartTexts } from './texts.ts'

/** The products that staff chose to offer with those in the cart. */
export const CrossSells = ({ cards, texts }: { cards: readonly ProductCardModel[]; texts: CartTexts }) =>
  cards.length === 0 ? null : (
    <section className="cross-sells">
      <SectionHead title={texts('crossSells')} />
      <ProductCards cards={cards} level={3} columns={4} texts={texts} />
    </section>
  )
