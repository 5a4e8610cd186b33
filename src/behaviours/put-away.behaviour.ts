import type { Mount } from './contract.ts'

const mark = 'is-put-away'
/** Elements that show something on hover or focus. */
const shows = 'li:has(> ul), li.has-panel, .tipped'

/**
 * Escape hides a menu or tooltip that opened by itself (SITE-09), until pointer and focus have left and returned. A finger
 * cannot hover: its first tap at an item opens what is hidden below it, the next one follows the item's link.
 */
export const mount: Mount = (root) => {
  const stop = new AbortController()
  const { signal } = stop
  const isShown = (one: HTMLElement) =>
    one.matches(':hover') || one.contains(root.ownerDocument.activeElement)
  const openNow = () => {
    const all = [...(root.matches(shows) ? [root] : []), ...root.querySelectorAll<HTMLElement>(shows)]
    return all.filter((one) => isShown(one) && !one.classList.contains(mark))
  }
  const comeBack = (one: HTMLElement) => {
    const again = () => {
      // By then the focus has moved.
      setTimeout(() => {
        if (isShown(one)) return
        one.classList.remove(mark)
        left.abort()
      })
    }
    const left = new AbortController()
    signal.addEventListener('abort', () => left.abort())
    one.addEventListener('mouseleave', again, { signal: left.signal })
    one.addEventListener('focusout', again, { signal: left.signal })
  }
  root.ownerDocument.addEventListener(
    'keydown',
    (event) => {
      // Ordered from outer to inner.
      const one = event.key === 'Escape' && !event.defaultPrevented ? openNow().at(-1) : undefined
      if (!one) return
      event.preventDefault()
      const [way, inside] = one.children
      if (inside?.contains(root.ownerDocument.activeElement) && way instanceof HTMLElement) way.focus()
      one.classList.add(mark)
      comeBack(one)
    },
    { signal },
  )
  let tapped: HTMLElement | undefined
  root.addEventListener(
    'pointerdown',
    ({ pointerType, target }) => {
      const one = target instanceof Element ? target.closest<HTMLElement>(shows) : null
      const [way, inside] = one?.children ?? []
      const isHidden = inside !== undefined && getComputedStyle(inside).visibility === 'hidden'
      const opens = pointerType === 'touch' && isHidden && target instanceof Node && way?.contains(target)
      tapped = opens && way instanceof HTMLElement ? way : undefined
    },
    { signal },
  )
  root.addEventListener(
    'click',
    (event) => {
      if (!tapped || !(event.target instanceof Node) || !tapped.contains(event.target)) return
      event.preventDefault()
      tapped.parentElement?.classList.remove(mark)
      tapped.focus()
      tapped = undefined
    },
    { signal },
  )
  return () => stop.abort()
}
