import { formatPrice } from '../../../kernel/money.ts'
import type { Texts } from '../../../kernel/texts.ts'
import { Price } from '../../../ui/price/price.tsx'
import type { PriceModel } from './product-card.ts'
import type { productCardTexts } from './product-card-texts.nl.ts'

interface ProductPriceProps {
  price: PriceModel
  /** Variants cost this or more. */
  isFrom?: boolean
  large?: boolean
  texts: Texts<keyof typeof productCardTexts>
}

/**
 * The price of a product; during a sale also the former price, and the lowest price of the 30 days before (SHOP-20).
 */
export const ProductPrice = ({ price, isFrom, large, texts }: ProductPriceProps) => {
  const before =
    price.beforeCents === undefined
      ? undefined
      : { cents: price.beforeCents, label: texts('was'), nowLabel: texts('now') }
  const [ahead = '', behind = ''] = texts('from', { price: '\0' }).split('\0')
  const shown = <Price cents={price.cents} large={large} {...(before ? { before } : {})} />
  return (
    <>
      {isFrom ? (
        <span>
          <span className="from">{ahead}</span>
          {shown}
          {behind}
        </span>
      ) : (
        shown
      )}
      {price.lowestCents === undefined ? null : (
        <small className="lowest num">{texts('lowest', { price: formatPrice(price.lowestCents) })}</small>
      )}
    </>
  )
}
