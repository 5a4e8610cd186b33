import type { Mount } from '../../behaviours/contract.ts'
import { listenLast } from '../../behaviours/listen-last.ts'
import { keepLoaded, restoreLoaded } from './loaded-before.ts'
import { roomForMore } from './room-for-more.ts'

const endpoint = '/wp-admin/admin-ajax.php'
/** Longer than any response should take; then an error shows and the visitor may try again. */
const timeoutMs = 30_000
/** Loading starts when the end of the list is within one screen. */
const lazyMargin = '100%'

/** `load_method`, page numbers and the action after loading, as the server wrote them (section 3). */
interface Settings {
  load_method: 'loadmore' | 'lazyload' | 'scroll'
  current_page: number
  max_num_pages: number
  change_url: boolean
  reinit_js: boolean
  auto_pages: number
  /** Settings that `ecsload` does not know; only the address of the next page has them. */
  by_page?: boolean
}

/**
 * Adds more entries to a listing (section 4, CAT-03). The link to the next page becomes a button that calls `ecsload`,
 * or with `scroll` fetches the next page. Disabled while loading, removed at the end. `lazyload` and `scroll` press it
 * when it becomes visible, `scroll` only a set number of times before the visitor is asked.
 */
export const mount: Mount = (root) => {
  const stop = new AbortController()
  const { signal } = stop
  restoreLoaded(root, signal)
  const list = root.querySelector<HTMLElement>('.cards')
  const listsBelow = () => [...root.querySelectorAll<HTMLElement>('.cards')]
  const button = root.querySelector<HTMLAnchorElement>('[data-load-more]')
  const status = root.querySelector<HTMLElement>('[data-load-status]')
  const anchor = root.querySelector<HTMLElement>('.e-load-more-anchor')
  const { dataset } = root
  if (!list || !button || !status || !list.dataset.settings) return () => stop.abort()

  let settings = settingsOf(list)
  const label = button.textContent ?? ''
  const ownPage = [...new URL(button.href).searchParams.keys()].find((name) => name.startsWith('e-page-'))
  let loading = false
  let loads = 0
  let isTaken = false
  /** Where this list stands, as scripts of the classic site read and write it. */
  const place = () => `${anchor?.dataset.page} ${anchor?.dataset.nextPage}`
  let left = place()
  const isTakenOver = () => isOfInfiniteScroll(list) || place() !== left || isLoadingElsewhere(root)

  /** Until the first page came, Elementor's own scripts may add the pages, when its anchor comes in sight. */
  const isLeftToElementor = () => anchor?.hidden === false && 'elementorFrontend' in window

  const leave = () => {
    if (anchor) anchor.hidden = settings.load_method === 'loadmore'
    room?.close()
  }

  const load = async (byKeyboard: boolean) => {
    if (loading) return
    if (isTakenOver()) return leave()
    // From here on the pages come from here alone: such a script counts those that it added itself.
    if (anchor) anchor.hidden = true
    // A script of the classic site may have added a page meanwhile.
    settings = settingsOf(list)
    loading = true
    setBusy(true)
    try {
      const html =
        settings.load_method === 'scroll' || settings.by_page
          ? await followNext(button.href, list, signal)
          : await fetchPage(dataset.query ?? '', JSON.stringify(settings), signal)
      // Such a script saw the end of the list, too, and was quicker.
      if (isTakenOver()) return leave()
      const add = () => append(listsBelow().at(-1) ?? list, html, root.classList.contains('is-masonry'))
      const added = room ? room.grow(add, (count) => coming(loads + 1, count)) : add()
      if (added.length > 0) shown(added, byKeyboard)
      if (added.length === 0 || settings.current_page >= settings.max_num_pages) end()
    } catch {
      if (!signal.aborted) failed()
    } finally {
      loading = false
      setBusy(false)
      if (loads > 0) keepLoaded(root)
    }
  }

  const shown = (added: readonly Element[], byKeyboard: boolean) => {
    if (settings.reinit_js) root.dispatchEvent(new CustomEvent('html-added', { bubbles: true }))
    settings.current_page += 1
    list.dataset.settings = JSON.stringify(settings)
    dataset.shown = String(Number(dataset.shown) + added.length)
    status.classList.remove('failed')
    status.textContent = fill(dataset.addedText ?? '', {
      count: String(added.length),
      shown: dataset.shown,
      total: dataset.total,
    })
    if (settings.change_url) history.pushState(null, '', pageAddress(settings.current_page, ownPage))
    if (byKeyboard) added[0]?.querySelector<HTMLElement>('a[href]')?.focus()
    button.href = pageAddress(settings.current_page + 1, ownPage)
    if (anchor) {
      anchor.dataset.page = String(settings.current_page)
      anchor.dataset.nextPage = button.href
      left = place()
    }
    if (room) observer?.unobserve(room.element)
    loads += 1
    watch()
  }

  const failed = () => {
    status.classList.add('failed')
    status.textContent = dataset.failedText ?? ''
    // Loading would fail again and again; a click tries once more.
    observer?.disconnect()
    room?.close()
  }

  const end = () => {
    observer?.disconnect()
    room?.close()
    button.remove()
  }

  const setBusy = (busy: boolean) => {
    button.textContent = busy ? (dataset.loadingText ?? label) : label
    room?.say(busy ? (dataset.loadingText ?? '') : '')
    if (busy) button.setAttribute('aria-disabled', 'true')
    else button.removeAttribute('aria-disabled')
  }

  const onClick = (event: MouseEvent, target: Element) => {
    if (!button.contains(target)) return
    // A script of the classic site that takes a press adds the cards itself, from then on.
    if (event.defaultPrevented) isTaken = true
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    // It may also have put a script in the place of the address.
    if (!button.protocol.startsWith('http')) return
    event.preventDefault()
    if (isTaken) return
    // A click that no pointer made has no detail.
    void load(event.detail === 0)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    event.preventDefault()
    button.click()
  }
  const observer =
    settings.load_method !== 'loadmore'
      ? new IntersectionObserver(
          (entries) => {
            if (!entries.some(({ isIntersecting }) => isIntersecting)) return
            if (isLeftToElementor()) leave()
            else void load(false)
          },
          { rootMargin: lazyMargin },
        )
      : undefined

  /** Whether the visitor is not asked first, after so many loads. */
  const comesByItself = (loaded: number) =>
    settings.load_method === 'lazyload' ||
    (settings.load_method === 'scroll' && (settings.auto_pages === 0 || loaded < settings.auto_pages))
  /** How many cards come by themselves after so many loads. */
  const coming = (loaded: number, added: number) =>
    comesByItself(loaded) ? Math.min(perLoad, Number(dataset.total) - Number(dataset.shown) - added) : 0
  const perLoad: number = JSON.parse(dataset.query ?? '{}').posts_per_page ?? list.children.length
  const room = observer && roomForMore(listsBelow, coming(0, 0), signal)

  /** Checked again after loading: the new cards may not have moved it out of sight. */
  const watch = () => {
    if (room && comesByItself(loads)) observer?.observe(room.element)
  }

  button.setAttribute('role', 'button')
  listenLast(root, onClick, signal)
  button.addEventListener('keydown', onKey, { signal })
  watch()
  return () => {
    stop.abort()
    observer?.disconnect()
    button.removeAttribute('role')
  }
}

const settingsOf = ({ dataset }: HTMLElement): Settings => JSON.parse(dataset.settings ?? '')

/** Whether Infinite Scroll, the script of the classic site that scrolls by itself, was started on a list: it alone adds to it then. */
const isOfInfiniteScroll = (list: HTMLElement) => 'infiniteScrollGUID' in list

/** Whether Elementor's script is fetching a page: its first act is this class. */
const isLoadingElsewhere = (root: HTMLElement) =>
  root.closest('.elementor-element')?.matches(`${fetches}, :has(${fetches})`) ?? false
const fetches = '.e-load-more-pagination-loading'

async function fetchPage(query: string, settings: string, cancelled: AbortSignal): Promise<string> {
  const response = await fetch(endpoint, {
    method: 'POST',
    body: new URLSearchParams({ action: 'ecsload', query, ecs_ajax_settings: settings }),
    signal: AbortSignal.any([cancelled, AbortSignal.timeout(timeoutMs)]),
  })
  if (!response.ok) throw new Error(`ecsload answered ${response.status}`)
  return response.text()
}

/** Infinite scroll (WIRE-17): the cards of the next page. */
async function followNext(href: string, list: HTMLElement, cancelled: AbortSignal): Promise<string> {
  const response = await fetch(href, { signal: AbortSignal.any([cancelled, AbortSignal.timeout(timeoutMs)]) })
  if (!response.ok) throw new Error(`the next page answered ${response.status}`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const id = list.closest('section[id]')?.id ?? ''
  return page.getElementById(id)?.querySelector('.cards')?.innerHTML ?? ''
}

/** @param apart in a list of their own, so that the present cards keep their places */
function append(list: HTMLElement, html: string, apart: boolean): Element[] {
  const before = apart ? 0 : list.children.length
  const target = apart ? list.cloneNode() : list
  if (!(target instanceof HTMLElement)) return []
  target.insertAdjacentHTML('beforeend', html)
  if (apart && target.children.length > 0) list.after(target)
  return [...target.children].slice(before)
}

/** Section 2: `{path without /page/N/}page/{n}/`; a listing with its own pages has its own parameter. */
function pageAddress(page: number, ownPage: string | undefined): string {
  const { pathname, search } = location
  if (!ownPage) return `${pathname.replace(/page\/\d+\/$/, '')}page/${page}/${search}`
  const query = new URLSearchParams(search)
  query.set(ownPage, String(page))
  return `${pathname}?${query}`
}

const fill = (text: string, values: Record<string, string | undefined>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
