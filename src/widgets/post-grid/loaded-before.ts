/** How a visitor left a list to which more was loaded. */
interface LeftList {
  html: string
  /** How many of it were shown. */
  shown: string
  scrollY: number
}

const nameOf = (list: HTMLElement) => `list ${list.dataset.wid}`

/** Keeps a list with its page in the browser's history, so that Back finds what was loaded, and the place in it. */
export function keepLoaded(list: HTMLElement): void {
  const left: LeftList = { html: list.innerHTML, shown: list.dataset.shown ?? '', scrollY: window.scrollY }
  try {
    history.replaceState({ ...history.state, [nameOf(list)]: left }, '')
  } catch {
    // A browser may find it too large; Back then begins at the first page.
  }
}

/** Puts back what `keepLoaded` kept, and keeps it once more when the visitor leaves. Who reloads a page wants it new. */
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
