import type { CartView } from '../../features/shop/index.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Empty } from '../../ui/state/state.tsx'
import { cartPath } from '../../widgets/shared/cart/cart-way.tsx'
import { toProductCard } from '../../widgets/shared/products/product-card.ts'
import { codedPage } from '../coded-page.tsx'
import type { Page, PageRequest, Site } from '../page.ts'
import { Changes } from './changes.tsx'
import { CrossSells } from './cross-sells.tsx'
import { Lines } from './lines.tsx'
import { NoticeMessage, titleOf } from './notice.tsx'
import { type Notice, readNotice } from './read-notice.ts'
import { Summary } from './summary.tsx'
import { cartTexts } from './texts.ts'

const mostCrossSells = 4

export interface CartPageState {
  cart: CartView
  /** There was a cart, which expired. */
  expired: boolean
}

/** `/cart/` (SHOP-09). Works fully without scripts; with them the same forms change it in place. */
export async function cartPage(
  site: Site,
  request: PageRequest,
  { cart, expired }: CartPageState,
): Promise<Page> {
  const texts = cartTexts(site)
  const notice = readNotice(request.notice)
  const above = notice && !standsInside(notice, cart) && (
    <NoticeMessage notice={notice} title={await titleOf(site, notice)} texts={texts} />
  )
  const inCart = cart.lines.map(({ productId }) => productId)
  const cards = await site.features.shop.catalogue.forCart(inCart, mostCrossSells)
  return codedPage(site, request, {
    title: texts('cart'),
    ownNotice: notice !== undefined,
    trail: [{ label: texts('cart'), url: cartPath }],
    children: (
      <div className="woocommerce" data-behaviour="cart-page">
        <div className="sr" role="status" data-said="" />
        <Changes changes={cart.changes} texts={texts} />
        {cart.lines.length === 0 ? (
          <>
            {above}
            <Empty
              level={2}
              title={texts('emptyTitle')}
              action={<ButtonLink href="/shop/">{texts('toShop')}</ButtonLink>}
            >
              <p className="cart-empty">{texts(expired ? 'expired' : 'emptySay')}</p>
            </Empty>
          </>
        ) : (
          <>
            <div className="two">
              <div>
                <Lines cart={cart} notice={notice} texts={texts} />
                {above}
              </div>
              <Summary cart={cart} notice={notice} texts={texts} />
            </div>
            <CrossSells cards={cards.map(toProductCard)} texts={texts} />
          </>
        )}
      </div>
    ),
  })
}

/** Whether a notice is shown beside its field. */
const standsInside = ({ isProblem, code, key }: Notice, { lines }: CartView): boolean =>
  isProblem && lines.length > 0 && (code.startsWith('coupon-') || lines.some((line) => line.key === key))
