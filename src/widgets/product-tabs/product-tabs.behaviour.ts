import type { Mount } from '../../behaviours/contract.ts'
import { scrollToElement } from '../../behaviours/hash-scroll.behaviour.ts'

/**
 * Shows one panel of a product at a time (SHOP-03): the first, unless the address or a link names another (section 2).
 * Panels are hidden by their style and the open tab has the class `active`, so that scripts of the classic shop can do
 * the same.
 */
export const mount: Mount = (root) => {
  const page = root.ownerDocument
  const listeners = new AbortController()
  const { signal } = listeners
  const list = root.querySelector<HTMLElement>(':scope > .wc-tabs')
  const links = [...root.querySelectorAll<HTMLAnchorElement>(':scope > .wc-tabs a')]
  const panelOf = (link: HTMLAnchorElement) => page.getElementById(link.hash.slice(1))
  const linkTo = (id: string) => links.find((link) => link.hash === `#${id}`)
  const [first] = links
  if (!list || !first) return () => undefined

  const open = (link: HTMLAnchorElement) => {
    for (const other of links) {
      const isOpen = other === link
      other.closest('li')?.classList.toggle('active', isOpen)
      other.setAttribute('aria-selected', String(isOpen))
      other.tabIndex = isOpen ? 0 : -1
      const panel = panelOf(other)
      if (panel) panel.style.display = isOpen ? '' : 'none'
    }
  }
  /** Opens the panel that a hash names or leads into, if there is one. */
  const openByHash = (): boolean => {
    const target = page.getElementById(location.hash.slice(1))
    const asked =
      linkTo(tabOfHash(location.hash) ?? '') ??
      links.find((link) => target && panelOf(link)?.contains(target))
    if (asked) open(asked)
    return asked !== undefined
  }
  const onKey = (event: KeyboardEvent) => {
    const at = links.findIndex((link) => link.matches(':focus'))
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: links.length - 1 }[event.key]
    if (at < 0 || to === undefined) return
    event.preventDefault()
    const link = links[(to + links.length) % links.length]
    if (!link) return
    open(link)
    link.focus()
  }

  setRoles(root, list, links, panelOf)
  list.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      open(link)
    },
    { signal },
  )
  list.addEventListener('keydown', onKey, { signal })
  window.addEventListener('hashchange', openByHash, { signal })
  page.addEventListener(
    'click',
    ({ target }) => {
      const reviews = linkTo('tab-reviews')
      if (reviews && target instanceof Element && target.closest('a.woocommerce-review-link')) open(reviews)
    },
    { signal, capture: true },
  )

  open(first)
  const asked = linkTo(`tab-${root.dataset.open ?? (isReviewPage(location.href) ? 'reviews' : '')}`)
  if (asked) open(asked)
  if (openByHash()) scrollToElement(page.getElementById(location.hash.slice(1)) ?? root)
  else if (root.dataset.open) scrollToElement(root.querySelector('[role=alert]') ?? root)
  return () => {
    listeners.abort()
    root.classList.remove('is-tabbed')
    for (const link of links) panelOf(link)?.style.removeProperty('display')
  }
}

/** Section 2: `comment-` in the hash, `#reviews`, `#tab-reviews`, `#tab-additional_information`. */
function tabOfHash(hash: string): string | undefined {
  const name = hash.slice(1)
  if (name.toLowerCase().includes('comment-') || name === 'reviews') return 'tab-reviews'
  return name.startsWith('tab-') ? name : undefined
}

/** Section 2: `comment-page-` or `cpage=` in the address. */
const isReviewPage = (address: string): boolean =>
  address.includes('comment-page-') || address.includes('cpage=')

/** Without scripts they are no tabs. */
function setRoles(
  root: HTMLElement,
  list: HTMLElement,
  links: readonly HTMLAnchorElement[],
  panelOf: (link: HTMLAnchorElement) => HTMLElement | null,
): void {
  root.classList.add('is-tabbed')
  list.setAttribute('role', 'tablist')
  for (const link of links) {
    link.setAttribute('role', 'tab')
    link.closest('li')?.setAttribute('role', 'presentation')
    const panel = panelOf(link)
    if (!panel) continue
    link.setAttribute('aria-controls', panel.id)
    link.id ||= `${panel.id}-name`
    panel.setAttribute('role', 'tabpanel')
    panel.setAttribute('aria-labelledby', link.id)
  }
}
