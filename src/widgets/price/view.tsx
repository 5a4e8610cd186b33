import type { ViewProps } from '../../islands/contract.ts'
import type { ProductCardModel } from '../shared/products/product-card.ts'
import { ProductPrice } from '../shared/products/product-price.tsx'
import type { PriceProps } from './fields.ts'

/** The present price of a product; nothing without a product. */
export default function ShownPrice({ model, texts }: ViewProps<PriceProps, ProductCardModel | undefined>) {
  if (!model) return null
  return (
    <p className="costs">
      <ProductPrice price={model.price} isFrom={model.isFrom} large texts={texts} />
    </p>
  )
}
