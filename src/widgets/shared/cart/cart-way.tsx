import type { CartView } from '../../../features/shop/index.ts'
import type { Texts } from '../../../kernel/texts.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import type { cartWayTexts } from './cart-way-texts.nl.ts'

export const cartPath = '/cart/'

/** As a page that is the same for everybody shows it. */
export const emptyCart = {
  lines: [],
  count: 0,
  totals: { subtotalCents: 0, discountCents: 0, vat: [], totalCents: 0 },
}

/** The way to the cart, with its count in words; old menus know it by its class. */
export const CartLink = ({
  cart,
  texts,
  className,
}: {
  cart: Pick<CartView, 'count'>
  texts: Texts<keyof typeof cartWayTexts>
  className: string
}) => (
  <a className={className} href={cartPath} aria-label={texts('openName', { count: cart.count })}>
    <Icon name="basket" />
    <span className="num whole">{texts('open', { count: cart.count })}</span>
    <span className="num brief">{texts('openBrief', { count: cart.count })}</span>
  </a>
)
