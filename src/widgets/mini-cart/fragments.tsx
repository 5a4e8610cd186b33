import { LRUCache } from 'lru-cache'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { CartView } from '../../features/shop/index.ts'
import { formatPrice } from '../../kernel/money.ts'
import { type Catalogue, type Texts, textsOfRoom } from '../../kernel/texts.ts'
import { CartLink } from '../shared/cart/cart-way.tsx'
import { MiniCartContent } from './parts.tsx'
import { texts as catalogue } from './texts.nl.ts'

/**
 * The parts of a page that show the cart, by the selectors that scripts replace (decisions, Shop). Each value is the
 * complete element.
 */
export function cartFragments(cart: CartView, overrides: Readonly<Record<string, string>>): Fragments {
  const key = JSON.stringify([cart.lines, cart.count, cart.totals, overrides])
  const known = drawn.get(key)
  if (known) return known
  const fragments = draw(cart, textsOfRoom<Catalogue>('mini-cart', catalogue, overrides))
  drawn.set(key, fragments)
  return fragments
}

type Fragments = Readonly<Record<string, string>>

/** Every tab and page of a visitor asks for the same cart: it is rendered once. */
const drawn = new LRUCache<string, Fragments>({ max: 200 })

function draw(cart: CartView, texts: Texts): Fragments {
  const { count, totals } = cart
  const sum = formatPrice(totals.subtotalCents - totals.discountCents)
  return {
    'div.widget_shopping_cart_content': html(<MiniCartContent cart={cart} texts={texts} />),
    'a.cart-contents': html(<CartLink cart={cart} texts={texts} className="tool cart-contents" />),
    'a.footer-cart-contents': html(<CartLink cart={cart} texts={texts} className="footer-cart-contents" />),
    '.elementor-menu-cart__toggle_button span.elementor-button-text': html(
      <span className="elementor-button-text">{sum}</span>,
    ),
    '.elementor-menu-cart__toggle_button span.elementor-button-icon-qty': html(
      <span className="elementor-button-icon-qty" data-counter={count}>
        {count}
      </span>,
    ),
  }
}

const html = (element: ReactElement): string => renderToStaticMarkup(element)
