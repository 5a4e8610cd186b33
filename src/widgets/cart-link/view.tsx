import type { ViewProps } from '../../islands/contract.ts'
import { CartLink, emptyCart } from '../shared/cart/cart-way.tsx'
import type { CartLinkProps } from './fields.ts'

/** A link to the cart with its count, for a footer or a page. The mini-cart's scripts keep the count up to date. */
export default function FooterCartLink({ texts }: ViewProps<CartLinkProps>) {
  return <CartLink cart={emptyCart} texts={texts} className="footer-cart-contents" />
}
