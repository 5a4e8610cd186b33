import { type Fragments, itemsInCart } from './calls.ts'

/** Section 9: opacity of what is being changed. */
const overlayOpacity = '0.6'

/** Shows that an element is being changed. */
export function cover(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return
  element.style.opacity = overlayOpacity
  element.setAttribute('aria-busy', 'true')
}

export function uncover(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return
  element.style.opacity = ''
  element.removeAttribute('aria-busy')
}

/** The mini-carts' contents, which every change concerns. */
export const contents = () => document.querySelectorAll('.widget_shopping_cart_content')

/** Puts every fragment where its selector says. What had the focus in it gives the focus to what comes instead. */
export function replaceFragments(fragments: Fragments): void {
  for (const [selector, html] of Object.entries(fragments)) {
    for (const old of document.querySelectorAll(selector)) {
      const template = document.createElement('template')
      template.innerHTML = html
      const next = template.content.firstElementChild
      if (!next) continue
      const focused = old.contains(document.activeElement)
      old.replaceWith(next)
      if (!focused || !(next instanceof HTMLElement)) continue
      if (next.tabIndex < 0) next.tabIndex = -1
      next.focus({ preventScroll: true })
    }
  }
}

/** A mini-cart that hides when empty shows while there is something in the cart (SHOP-07). */
export function showMiniCarts(shown = itemsInCart() > 0): void {
  for (const mark of document.querySelectorAll('.hide_cart_widget_if_empty')) {
    const widget = mark.closest<HTMLElement>('.widget_shopping_cart')
    if (!widget) continue
    const drawer = widget.querySelector('dialog[open]')
    // An open drawer says that the cart is empty; hidden, it would leave the page out of reach.
    if (drawer && !shown) drawer.addEventListener('close', () => showMiniCarts(), { once: true })
    else widget.style.display = shown ? 'block' : 'none'
  }
}
