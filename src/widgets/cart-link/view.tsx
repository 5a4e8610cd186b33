import type { ViewProps } from '../../islands/contract.ts'
import { CartLink, emptyCart } from '../shared/cart/cart-way.tsx'
import type { CartLinkProps } from './fields.ts'

/** The way to the cart with its count, for a footer or a page; the mini-cart's scripts keep it right. */
export default function FooterCartLink({ texts }: ViewProps<CartLinkProps>) {
  return <CartLink cart={emptyCart} texts={texts} className="footer-cart-contents" />
}
