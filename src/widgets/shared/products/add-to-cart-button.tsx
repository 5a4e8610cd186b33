import type { Texts } from '../../../kernel/texts.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import type { productCardTexts } from './product-card-texts.nl.ts'

/** The product of an add-to-cart button. */
export interface Buyable {
  id: number
  title: string
  sku: string
  price: { cents: number }
}

type CardTexts = Texts<keyof typeof productCardTexts>

/**
 * Attributes that scripts read from an add-to-cart button (decisions, Shop), and those for analytics (SHOP-16): the
 * name, and the price in euros with a point.
 */
export const cartData = ({ id, title, sku, price }: Buyable, texts: CardTexts) => ({
  'data-product_id': id,
  'data-quantity': 1,
  'data-product_sku': sku,
  'data-success_message': texts('added', { title: title || texts('unknownProduct') }),
  'data-product_name': title || texts('unknownProduct'),
  'data-product_price': (price.cents / 100).toFixed(2),
})

/**
 * Adds one piece to the cart; without scripts by its address.
 * @param query of the page, without `?`; the visitor returns to it
 */
export const AddToCartLink = ({
  product,
  texts,
  query = '',
}: {
  product: Buyable
  texts: CardTexts
  query?: string
}) => (
  <ButtonLink
    plain
    href={`?${query && `${query}&`}add-to-cart=${product.id}`}
    rel="nofollow"
    className="button product_type_simple add_to_cart_button ajax_add_to_cart"
    aria-label={texts('addNamed', { title: product.title })}
    {...cartData(product, texts)}
  >
    {texts('addToCart')}
  </ButtonLink>
)
