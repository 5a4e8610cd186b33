import type { Mount } from '../contract.ts'
import { listenLast } from '../listen-last.ts'
import { watchPress } from '../press.ts'
import { sameControl, takeOver } from './same-control.ts'

/** Section 9: opacity during a change. */
const overlayOpacity = '0.6'
/** Links to other views of the same list. */
const ways = '.facets a, .pager a, .state a, .product-filters a'
/** Stands outside the list, and says on which page of it one is. */
const heading = '.title h1'

/** A list has one address, apart from page number and query. */
const listPath = (path: string): string => path.replace(/page\/\d+\/$/, '')

/**
 * Changes a list in place. A filter, an order or a page is fetched from the address of its link or form, and the list
 * and the heading in the response replace those of this page. Scroll position and focus stay; another page starts at
 * its top. On failure, and for a list at another address, the browser navigates.
 */
export const mount: Mount = (root) => {
  const stop = new AbortController()
  const { signal } = stop
  const page = root.ownerDocument
  const said = page.createElement('p')
  said.className = 'sr'
  said.setAttribute('role', 'status')
  root.before(said)
  const press = watchPress(window, signal)
  let shown = location.pathname + location.search
  let asked: AbortController | undefined
  /** A click while a response was pending; repeated on the new list. */
  let next: (() => void) | undefined

  const isHere = (url: URL) =>
    url.origin === location.origin &&
    listPath(url.pathname) === listPath(location.pathname) &&
    url.hash === ''

  async function go(url: URL, how: 'push' | 'replace' | 'return', toBeginning = false): Promise<void> {
    if (how === 'push' && url.pathname + url.search === shown) return
    asked?.abort()
    const own = new AbortController()
    asked = own
    root.setAttribute('aria-busy', 'true')
    root.style.opacity = overlayOpacity
    try {
      const answer = await fetch(url.href, { signal: AbortSignal.any([own.signal, signal]) })
      const html = new DOMParser().parseFromString(await answer.text(), 'text/html')
      const list = page.getElementById(root.id) === root ? html.getElementById(root.id) : null
      if (!answer.ok || !list) throw new Error(`the list answered ${answer.status}`)
      await press.ended()
      if (asked !== own) return
      if (how === 'push') history.pushState({ list: true }, '', url.pathname + url.search)
      if (how === 'replace') history.replaceState({ list: true }, '', url.pathname + url.search)
      shown = url.pathname + url.search
      page.title = html.title
      const title = html.querySelector(heading)
      if (title) page.querySelector(heading)?.replaceChildren(...title.childNodes)
      show(list, toBeginning)
    } catch {
      if (asked === own && !signal.aborted) location.assign(url.href)
      return
    } finally {
      if (asked === own) {
        asked = undefined
        root.removeAttribute('aria-busy')
        root.style.opacity = ''
      }
    }
    const then = next
    next = undefined
    then?.()
  }

  function show(list: Element, toBeginning: boolean): void {
    const { activeElement } = page
    const again = activeElement && root.contains(activeElement) ? sameControl(root, activeElement) : undefined
    const folds = [...root.querySelectorAll('details')].map((fold) => ({
      open: fold.open,
      now: sameControl(root, fold.querySelector('summary') ?? fold),
    }))
    root.dispatchEvent(new CustomEvent('html-leaving', { bubbles: true }))
    root.className = list.className
    root.replaceChildren(...list.children)
    for (const { open, now } of folds) {
      const fold = now()?.closest('details')
      if (fold) fold.open = open
    }
    root.dispatchEvent(new CustomEvent('html-added', { bubbles: true }))
    if (again) {
      const control = toBeginning ? undefined : again()
      const target = control ?? root
      if (!control) root.tabIndex = -1
      target.focus({ preventScroll: true })
    }
    said.textContent = root.querySelector('.count, .state .name')?.textContent ?? ''
    if (toBeginning && root.getBoundingClientRect().top < 0) root.scrollIntoView({ block: 'start' })
  }

  /** Runs at once, or after the pending response: an address made before would lack that choice. */
  const inTurn = (act: () => void) => {
    if (asked) next = act
    else act()
  }

  const follow = (link: HTMLAnchorElement) =>
    void go(new URL(link.href), 'push', link.closest('.pager') !== null)

  listenLast(
    root,
    (event, target) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0)
        return
      const link = target.closest<HTMLAnchorElement>(ways)
      if (!link || !isHere(new URL(link.href))) return
      event.preventDefault()
      const same = sameControl(root, link)
      inTurn(() => {
        const now = same()
        if (now instanceof HTMLAnchorElement) follow(now)
      })
    },
    signal,
  )
  root.addEventListener(
    'submit',
    (event) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || event.defaultPrevented || form.method !== 'get') return
      if (!isHere(new URL(form.action))) return
      event.preventDefault()
      const at = [...root.querySelectorAll('form')].indexOf(form)
      inTurn(() => {
        const now = form.isConnected ? form : root.querySelectorAll('form')[at]
        if (!now) return
        if (now !== form) takeOver(now, form)
        void go(addressOf(now), 'push')
      })
    },
    { signal },
  )
  root.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLInputElement)
        target.closest<HTMLFormElement>('.product-filters form')?.requestSubmit()
    },
    { signal },
  )
  window.addEventListener(
    'popstate',
    () => {
      const url = new URL(location.href)
      if (url.pathname + url.search === shown) return
      next = undefined
      void go(url, 'return')
    },
    { signal },
  )
  /** Section 2: a hash opens the term of a filter by its name. Its address takes the place of the hash, or Back would lead here again. */
  const followHash = () => {
    const named = [...root.querySelectorAll<HTMLAnchorElement>('.facets a[data-hashtag]')].find(
      ({ dataset }) => `#${dataset.hashtag}` === location.hash,
    )
    if (named && !named.hasAttribute('aria-current')) void go(new URL(named.href), 'replace')
  }
  window.addEventListener('hashchange', followHash, { signal })
  followHash()
  return () => {
    stop.abort()
    said.remove()
  }
}

/** The address that a form leads to, without empty fields. */
function addressOf(form: HTMLFormElement): URL {
  const url = new URL(form.action)
  url.search = ''
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') url.searchParams.append(name, value)
  return url
}
