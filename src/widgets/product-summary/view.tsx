import type { ViewProps } from '../../islands/contract.ts'
import { Button } from '../../ui/button/button.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { TextInput } from '../../ui/field/controls.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Stars } from '../../ui/stars/stars.tsx'
import { formatRating } from '../shared/products/format-rating.ts'
import { CartForm } from './cart-form.tsx'
import type { ProductSummaryProps } from './fields.ts'
import type { SummaryModel } from './load.ts'
import { OfferPrice } from './offer-view.tsx'

/** A summary of the product: name, rating, price, and add to cart. */
export default function ProductSummary({
  props,
  model,
  texts,
  id,
}: ViewProps<ProductSummaryProps, SummaryModel | undefined>) {
  if (!model) return null
  const { title, excerpt, product } = model
  const facts = product?.facts.slice(0, props.facts) ?? []
  return (
    <div className="product-summary summary entry-summary">
      <h1 className="product_title entry-title">{title}</h1>
      {product && product.reviews > 0 ? (
        <p className="rated woocommerce-product-rating">
          <Stars rating={product.rating} label={texts('rating', { rating: formatRating(product.rating) })} />
          <a className="woocommerce-review-link small" href="#reviews" rel="nofollow">
            {product.reviews === 1 ? texts('reviewOne') : texts('reviewMany', { count: product.reviews })}
          </a>
        </p>
      ) : null}
      {excerpt ? <p className="lead">{excerpt}</p> : null}
      {product ? (
        <>
          <div className="costs" data-offer="">
            <OfferPrice offer={product.offer} isFrom={product.isFrom} texts={texts} />
          </div>
          <CartForm product={product} title={title} texts={texts} id={id} />
          {product.soldOut ? <StockAlert productId={product.id} texts={texts} id={id} /> : null}
        </>
      ) : (
        <p className="stock out-of-stock">{texts('notForSale')}</p>
      )}
      {facts.length > 0 ? <Facts rows={facts} /> : null}
    </div>
  )
}

/** Offers one mail when the product is back in stock. */
const StockAlert = ({
  productId,
  texts,
  id,
}: Pick<ViewProps<ProductSummaryProps>, 'texts' | 'id'> & { productId: number }) => (
  <form className="stock-alert flow" method="post" action="/weer-op-voorraad/">
    <input type="hidden" name="product_id" defaultValue={productId} />
    <Field id={`${id}-alert`} label={texts('alertEmail')} hint={texts('alertHint')}>
      {(wires) => (
        <TextInput {...wires} name="email" type="email" autoComplete="email" maxLength={254} required />
      )}
    </Field>
    <Button plain type="submit">
      {texts('alertAsk')}
    </Button>
  </form>
)
