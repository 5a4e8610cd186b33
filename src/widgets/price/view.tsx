import type { ViewProps } from '../../islands/contract.ts'
import type { ProductCardModel } from '../shared/products/product-card.ts'
import { ProductPrice } from '../shared/products/product-price.tsx'
import type { PriceProps } from './fields.ts'

/** What a product costs now, as everywhere in the shop; nothing where there is no product. */
export default function ShownPrice({ model, texts }: ViewProps<PriceProps, ProductCardModel | undefined>) {
  if (!model) return null
  return (
    <p className="costs">
      <ProductPrice price={model.price} isFrom={model.isFrom} large texts={texts} />
    </p>
  )
}
