import type { Mount } from '../../../behaviours/contract.ts'

/**
 * For a page with popups or panels, and no link that acts on them: fetches what acts (`url-actions`) when the address
 * ends in an action.
 */
export const mount: Mount = (root) => {
  const stop = new AbortController()
  const look = () => {
    if (!/-action(?::|%3a)/i.test(location.hash)) return
    stop.abort()
    root.innerHTML = '<div data-behaviour="url-actions"></div>'
    root.dispatchEvent(new CustomEvent('html-added', { bubbles: true }))
  }
  addEventListener('hashchange', look, { signal: stop.signal })
  look()
  return () => stop.abort()
}
