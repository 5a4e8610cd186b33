/** The state of a list, with what was added to it, when the visitor left. */
interface LeftList {
  html: string
  /** Number of entries shown. */
  shown: string
  scrollY: number
}

const nameOf = (list: HTMLElement) => `list ${list.dataset.wid}`

/** Keeps a grown list in the page's history entry, so that Back restores it and the scroll position. */
export function keepLoaded(list: HTMLElement): void {
  const left: LeftList = { html: list.innerHTML, shown: list.dataset.shown ?? '', scrollY: window.scrollY }
  try {
    history.replaceState({ ...history.state, [nameOf(list)]: left }, '')
  } catch {
    // The browser may refuse a state of this size; Back then starts at the first page.
  }
}

/** Restores what `keepLoaded` kept, and keeps it again when the visitor leaves. A reload starts afresh. */
export function restoreLoaded(list: HTMLElement, signal: AbortSignal): void {
  const leave = () => history.state?.[nameOf(list)] && keepLoaded(list)
  window.addEventListener('pagehide', leave, { signal })
  const [navigation] = performance.getEntriesByType('navigation')
  if (navigation && 'type' in navigation && navigation.type === 'reload') return
  const left: unknown = history.state?.[nameOf(list)]
  if (!isLeftList(left)) return
  list.innerHTML = left.html
  list.dataset.shown = left.shown
  list.dispatchEvent(new CustomEvent('html-added', { bubbles: true }))
  window.scrollTo({ top: left.scrollY, behavior: 'instant' })
}

const isLeftList = (value: unknown): value is LeftList =>
  typeof value === 'object' && value !== null && 'html' in value && 'shown' in value && 'scrollY' in value
