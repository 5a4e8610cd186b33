import type { Mount } from './contract.ts'

/** Section 2 and 9: 100 px offset over 1000 ms, plus the height of sticky elements (SITE-04). */
const offsetPx = 100
const durationMs = 1000

/** Section 5: `#`, a letter or underscore, then word characters or hyphens. */
const anchorHash = /^#[A-Za-z_][\w-]*$/

const ease = (t: number) => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2)

/** Aborts the running animation. */
let scrolling: AbortController | undefined

/**
 * Scrolls until `target` stands 100 px below the top, in 1000 ms, or at once with reduced motion. A later call replaces
 * the running one. Any input by the visitor stops it, because a pressed element must not move away.
 */
export function scrollToElement(target: Element): void {
  scrolling?.abort()
  const from = window.scrollY
  const room = Number.parseFloat(document.documentElement.style.scrollPaddingTop) || 0
  // Where it stands may change on the way: parts around it open, pictures arrive.
  const to = () => window.scrollY + target.getBoundingClientRect().top - offsetPx - room
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, to())
    return
  }
  const start = performance.now()
  const stop = new AbortController()
  scrolling = stop
  for (const name of ['pointerdown', 'wheel', 'touchstart', 'keydown']) {
    window.addEventListener(name, () => stop.abort(), { once: true, passive: true, signal: stop.signal })
  }
  const step = (now: number) => {
    if (stop.signal.aborted) return
    const t = Math.min(1, (now - start) / durationMs)
    window.scrollTo({ top: from + (to() - from) * ease(t), behavior: 'instant' })
    if (t < 1) requestAnimationFrame(step)
    else stop.abort()
  }
  requestAnimationFrame(step)
}

/** The target of a hash: an element by its `data-hashtag` (accordion item, tab, filter term), else by its id. */
export function targetOf(hash: string, page: Document): Element | undefined {
  if (!anchorHash.test(hash)) return undefined
  const name = hash.slice(1)
  const tagged = [...page.querySelectorAll('[data-hashtag]')].find(
    (element) => element.getAttribute('data-hashtag') === name,
  )
  return tagged ?? page.getElementById(name) ?? undefined
}

/** Opens what is folded around a target by HTML alone; what a behaviour folds it opens itself (`followHash`). */
function unfold(target: Element): void {
  for (let at: Element | null = target; at; at = at.parentElement)
    if (at instanceof HTMLDetailsElement && !at.matches('[data-behaviour] > .acc > *')) at.open = true
}

/** Section 2: `?theme_template_id={number}` leads to that template's first element (SITE-10). */
function templateOf(search: string, page: Document): Element | null {
  const id = /[?&]theme_template_id=(\d+)(?:&|$)/.exec(search)?.[1]
  const found = id === undefined ? null : page.querySelector(`[data-elementor-id="${id}"]`)
  // Around a header or footer it draws nothing itself.
  return found?.matches('div') ? found.firstElementChild : found
}

/** Without the room that the page keeps at its top for anchors, which `scrollIntoView` reckons with. */
function centre(element: Element | null): void {
  if (!element) return
  const { top, height } = element.getBoundingClientRect()
  window.scrollTo({ top: window.scrollY + top + (height - window.innerHeight) / 2, behavior: 'instant' })
}

/** Smooth scrolling to what the hash names, on load and when an anchor link of this page is followed (SITE-08). */
export const mount: Mount = (root) => {
  const page = root.ownerDocument
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (
      !link ||
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      event.button !== 0
    )
      return
    if (link.pathname !== location.pathname || link.search !== location.search || link.host !== location.host)
      return
    const target = targetOf(link.hash, page)
    if (!target) return
    event.preventDefault()
    history.pushState(null, '', link.hash)
    unfold(target)
    window.dispatchEvent(new HashChangeEvent('hashchange'))
    scrollToElement(target)
    moveFocus(target)
  }
  /** A script wrote the hash, or somebody changed the address: the browser has not reached what was still hidden. */
  const onHash = () => {
    const target = targetOf(location.hash, page)
    if (!target) return
    const wasHidden = !target.checkVisibility()
    unfold(target)
    if (wasHidden) requestAnimationFrame(() => scrollToElement(target))
  }
  const initial = targetOf(location.hash, page)
  if (initial) {
    unfold(initial)
    scrollToElement(initial)
  } else centre(templateOf(location.search, page))
  page.addEventListener('click', onClick)
  addEventListener('hashchange', onHash)
  return () => {
    page.removeEventListener('click', onClick)
    removeEventListener('hashchange', onHash)
  }
}

/** Keyboard and screen reader continue from the target. */
function moveFocus(target: Element): void {
  if (!(target instanceof HTMLElement)) return
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
