import type { CartView } from '../../../features/shop/index.ts'
import type { Texts } from '../../../kernel/texts.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import type { cartWayTexts } from './cart-way-texts.nl.ts'

export const cartPath = '/cart/'

/** As on a page that is the same for everybody. */
export const emptyCart = {
  lines: [],
  count: 0,
  totals: { subtotalCents: 0, discountCents: 0, vat: [], totalCents: 0 },
}

/**
 * A link to the cart with its count; old menus know it by its class. The page is the same for everybody and scripts
 * fill in the count, so none shows without them.
 */
export const CartLink = ({
  cart,
  texts,
  className,
}: {
  cart: Pick<CartView, 'count'>
  texts: Texts<keyof typeof cartWayTexts>
  className: string
}) => (
  <a className={className} href={cartPath}>
    <Icon name="basket" />
    <span className="counted num whole" aria-hidden="true">
      {texts('open', { count: cart.count })}
    </span>
    <span className="counted num brief" aria-hidden="true">
      {texts('openBrief', { count: cart.count })}
    </span>
    <span className="counted sr">{texts('openName', { count: cart.count })}</span>
    <span className="uncounted">{texts('openUncounted')}</span>
  </a>
)
