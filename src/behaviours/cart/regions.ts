import { type Fragments, itemsInCart } from './calls.ts'

/** Section 9: opacity during a change. */
const overlayOpacity = '0.6'

/** Shows that an element is changing. */
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

/** The contents of the mini-carts, which every change affects. */
export const contents = () => document.querySelectorAll('.widget_shopping_cart_content')

/** Replaces the elements of each selector with their fragment, and restores the focus within them. */
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

/** Shows or hides a hide-when-empty mini-cart (SHOP-07). */
export function showMiniCarts(shown = itemsInCart() > 0): void {
  for (const mark of document.querySelectorAll('.hide_cart_widget_if_empty')) {
    const widget = mark.closest<HTMLElement>('.widget_shopping_cart')
    if (!widget) continue
    const drawer = widget.querySelector('dialog[open]')
    // An open drawer stays and says that the cart is empty; hiding it would leave the page inert.
    if (drawer && !shown) drawer.addEventListener('close', () => showMiniCarts(), { once: true })
    else widget.style.display = shown ? 'block' : 'none'
  }
}
