import type { ViewProps } from '../../islands/contract.ts'
import type { ProductCardModel } from '../shared/products/product-card.ts'
import { WayToBuy } from '../shared/products/product-cards.tsx'
import type { AddToCartProps } from './fields.ts'

/** Adds one piece of a product to the cart, or links to its variants. Says when it is sold out. */
export default function AddToCart({ model, texts }: ViewProps<AddToCartProps, ProductCardModel | undefined>) {
  if (!model) return null
  return (
    <div className="product products">
      <WayToBuy card={model} texts={texts} />
    </div>
  )
}
