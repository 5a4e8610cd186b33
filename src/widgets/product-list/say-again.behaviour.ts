import type { Mount } from '../../behaviours/contract.ts'

/** Section 9: the result count is announced again after 2000 ms. */
const againAfterMs = 2000

/** Inserts a text once more, so that screen readers announce it after the page has settled (SHOP-01). */
export const mount: Mount = (root) => {
  root.setAttribute('aria-hidden', 'true')
  const show = () => {
    root.removeAttribute('aria-hidden')
    const { textContent } = root
    root.textContent = ''
    root.textContent = textContent
  }
  const timer = window.setTimeout(show, againAfterMs)
  return () => {
    window.clearTimeout(timer)
    root.removeAttribute('aria-hidden')
  }
}
