import type { ViewProps } from '../../islands/contract.ts'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { CartLink, cartPath, emptyCart } from '../shared/cart/cart-way.tsx'
import type { MiniCartProps } from './fields.ts'
import type { MiniCartModel } from './load.ts'
import { MiniCartContent } from './parts.tsx'

/**
 * A link to the cart, and a drawer with its contents, which scripts fill in. One of the two live regions speaks at a
 * time: the drawer's while it is open, otherwise the other.
 */
export default function MiniCart({ props, model, texts, id }: ViewProps<MiniCartProps, MiniCartModel>) {
  return (
    <div
      className="mini-cart widget_shopping_cart"
      data-behaviour="cart"
      data-cart-url={cartPath}
      data-redirect={model.redirectAfterAdd ? 'yes' : 'no'}
      data-view-text={texts('view')}
      data-failed-text={texts('failed')}
      data-unknown-text={texts('unknown')}
    >
      <CartLink cart={emptyCart} texts={texts} className="tool cart-contents" />
      <div className="widget_shopping_cart_live_region sr" role="status" />
      <Dialog
        id={`${id}-drawer`}
        className="mini-cart-drawer"
        shape="drawer"
        title={texts('cart')}
        closeLabel={texts('close')}
      >
        <div className="widget_shopping_cart_live_region msg" role="status" />
        <div className={classNames(props.hideWhenEmpty && 'hide_cart_widget_if_empty')}>
          <MiniCartContent cart={emptyCart} texts={texts} />
        </div>
      </Dialog>
    </div>
  )
}
