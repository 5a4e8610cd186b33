import { Button } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { cartData } from '../shared/products/add-to-cart-button.tsx'
import { Choices } from './choices-view.tsx'
import type { FormProps, SummaryProduct } from './form-props.ts'
import { OfferPrice, OfferStock } from './offer-view.tsx'

/**
 * `form.cart` (decisions, Shop): quantity and button, after the choices of a variable product. Without scripts it posts
 * to the product's own address.
 */
export const CartForm = (form: FormProps) => {
  const { product, texts } = form
  const isVariable = product.variants.length > 0
  const isGone = product.offer.stock === 'out_of_stock'
  if (isGone && !isVariable) return <OfferStock offer={product.offer} texts={texts} />
  return (
    <form
      className={classNames('cart', isVariable && 'variations_form')}
      action={product.url}
      method="post"
      data-behaviour="product-form"
      data-product_id={product.id}
      {...(isVariable ? { 'data-product_variations': JSON.stringify(variationsOf(product)) } : {})}
    >
      {isVariable ? <Choices {...form} /> : null}
      {product.variants.map((variant) => (
        <div key={variant.id} className="chosen" data-variation={variant.id} hidden>
          <OfferPrice offer={variant} texts={texts} />
        </div>
      ))}
      <div className={classNames('buy', product.maxQuantity <= 1 && 'alone')}>
        <Quantity {...form} />
        <BuyButton {...form} />
      </div>
      {isVariable ? (
        product.variants.map((variant) => (
          <div key={variant.id} data-variation={variant.id} hidden>
            <OfferStock offer={variant} texts={texts} />
          </div>
        ))
      ) : (
        <OfferStock offer={product.offer} texts={texts} />
      )}
      {product.soldIndividually ? <p className="small quiet">{texts('soldIndividually')}</p> : null}
    </form>
  )
}

/** Names and structure as scripts of the classic shop know them. */
const variationsOf = ({ variants, minQuantity, maxQuantity }: SummaryProduct) =>
  variants.map((variant) => ({
    variation_id: variant.id,
    attributes: Object.fromEntries(
      Object.entries(variant.attributes).map(([name, value]) => [`attribute_${name}`, value]),
    ),
    sku: variant.sku,
    display_price: variant.price.cents / 100,
    display_regular_price: (variant.price.beforeCents ?? variant.price.cents) / 100,
    is_in_stock: variant.stock !== 'out_of_stock',
    min_qty: minQuantity,
    max_qty: Math.min(maxQuantity, variant.available ?? maxQuantity),
    image_id: variant.pictureId ?? 0,
    // Classic scripts enable no option without these.
    variation_is_active: true,
    variation_is_visible: true,
    is_purchasable: true,
  }))

const Quantity = ({ product, texts, id }: FormProps) => {
  const { minQuantity, maxQuantity } = product
  const field = { name: 'quantity', className: 'input-text qty text' }
  if (maxQuantity <= 1) return <input {...field} type="hidden" defaultValue={1} />
  return (
    <div className="quantity step">
      <label className="sr" htmlFor={`${id}-aantal`}>
        {texts('quantity')}
      </label>
      <button type="button" data-step="-1" aria-label={texts('fewer')} hidden>
        −
      </button>
      <input
        {...field}
        min={minQuantity}
        max={maxQuantity}
        id={`${id}-aantal`}
        type="number"
        defaultValue={minQuantity}
        step={1}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <button type="button" data-step="1" aria-label={texts('more')} hidden>
        +
      </button>
    </div>
  )
}

/** The button of a variable product does nothing until a variant is chosen. */
const BuyButton = ({ product, title, texts }: FormProps) => {
  const isVariable = product.variants.length > 0
  return (
    <Button
      type="submit"
      name="add-to-cart"
      value={product.id}
      className={classNames(
        'single_add_to_cart_button button alt add_to_cart_button',
        !isVariable && 'ajax_add_to_cart',
      )}
      {...cartData({ id: product.id, title, sku: product.sku, price: product.offer.price }, texts)}
    >
      {texts('addToCart')}
    </Button>
  )
}
