import type { CartLine, CartView } from '../../features/shop/index.ts'
import { formatPrice } from '../../kernel/money.ts'
import type { Texts } from '../../kernel/texts.ts'
import { ButtonLink, TextLink } from '../../ui/button/button.tsx'
import { CartLine as LinePiece } from '../../ui/cart-line/cart-line.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { cartPath } from '../shared/cart/cart-way.tsx'

export interface CartPartProps {
  cart: Pick<CartView, 'lines' | 'count' | 'totals'>
  texts: Texts
}

/** The contents of the mini-cart; replaced as a whole when the cart changes. */
export const MiniCartContent = ({ cart, texts }: CartPartProps) => (
  <div className="widget_shopping_cart_content">
    {cart.lines.length === 0 ? (
      <div className="woocommerce-mini-cart__empty-message">
        <p>{texts('empty')}</p>
        <TextLink href="/shop/">{texts('toShop')}</TextLink>
      </div>
    ) : (
      <>
        <ul className="woocommerce-mini-cart cart_list product_list_widget">
          {cart.lines.map((line) => (
            <Line key={line.key} line={line} texts={texts} />
          ))}
        </ul>
        <p className="woocommerce-mini-cart__total total">
          <span>{texts('subtotal')}</span>
          <strong className="num">
            {formatPrice(cart.totals.subtotalCents - cart.totals.discountCents)}
          </strong>
        </p>
        <p className="woocommerce-mini-cart__buttons buttons">
          <ButtonLink className="checkout wc-forward" full href="/checkout/">
            {texts('checkout')}
          </ButtonLink>
          <ButtonLink plain className="wc-forward" full href={cartPath}>
            {texts('view')}
          </ButtonLink>
        </p>
      </>
    )}
  </div>
)

const Line = ({ line, texts }: { line: CartLine; texts: Texts }) => (
  <LinePiece
    className="woocommerce-mini-cart-item mini_cart_item"
    href={line.url}
    title={line.title}
    picture={line.picture}
    price={formatPrice(line.subtotalCents)}
    say={
      texts('each', { quantity: line.quantity, price: formatPrice(line.unitCents) }) +
      Object.entries(line.attributes)
        .map(([name, value]) => ` · ${name}: ${value}`)
        .join('')
    }
  >
    <a
      className="remove remove_from_cart_button"
      href={`${cartPath}?remove_item=${line.key}`}
      rel="nofollow"
      aria-label={texts('remove', { title: line.title })}
      data-product_id={line.productId}
      data-cart_item_key={line.key}
      data-product_sku={line.sku}
      data-success_message={texts('removed', { title: line.title })}
    >
      <Icon name="close" />
    </a>
  </LinePiece>
)
