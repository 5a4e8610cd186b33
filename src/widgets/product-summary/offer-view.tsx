import type { ViewProps } from '../../islands/contract.ts'
import { formatPrice } from '../../kernel/money.ts'
import { ProductPrice } from '../shared/products/product-price.tsx'
import type { ProductSummaryProps } from './fields.ts'
import type { OfferModel, SummaryModel } from './load.ts'

type Texts = ViewProps<ProductSummaryProps, SummaryModel>['texts']

/** Smaller stocks are shown as a number. */
const fewPieces = 5

/** The price, including VAT (SHOP-20). */
export const OfferPrice = ({
  offer,
  isFrom,
  texts,
}: {
  offer: OfferModel
  isFrom?: boolean
  texts: Texts
}) => (
  <>
    <p className="tag-price">
      <ProductPrice price={offer.price} isFrom={isFrom} large texts={texts} />
    </p>
    <p className="small quiet num">{vatOf(offer, texts)}</p>
    {offer.until ? <p className="small num">{texts('until', { day: offer.until })}</p> : null}
  </>
)

function vatOf({ vat, shipped }: OfferModel, texts: Texts): string {
  if (vat.percent === 0) return texts(shipped ? 'noVatShipped' : 'noVat')
  return texts(shipped ? 'vatShipped' : 'vat', { vat: formatPrice(vat.cents), percent: vat.percent })
}

const stockClasses = {
  in_stock: 'in-stock',
  backorder: 'available-on-backorder',
  out_of_stock: 'out-of-stock',
} as const

/** Whether it can be had. */
export const OfferStock = ({ offer, texts }: { offer: OfferModel; texts: Texts }) => (
  <p className={`stock ${stockClasses[offer.stock]} small`}>{stockOf(offer, texts)}</p>
)

function stockOf({ stock, available, shipped }: OfferModel, texts: Texts): string {
  if (stock === 'out_of_stock') return texts('outOfStock')
  if (stock === 'backorder') return texts('backorder')
  if (available !== undefined && available <= fewPieces) return texts('fewLeft', { count: available })
  return texts(shipped ? 'inStock' : 'digital')
}
