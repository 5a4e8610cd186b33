import type { Mount } from '../../behaviours/contract.ts'
import { listenLast } from '../../behaviours/listen-last.ts'

const timeoutMs = 20_000

/**
 * A calendar of dates (CAT-07). Choosing a day shows only its items until they are closed. Another month replaces the
 * present one in place (WIRE-13) and is written to the address. Arrow keys move by day, Home and End within the week,
 * Page Up and Page Down by month (ARIA grid pattern). What a script of the classic site handled is left to it.
 */
export const mount: Mount = (root) => {
  const listeners = new AbortController()
  const { signal } = listeners
  const isHidden = root.dataset.settings?.includes('"listing_render":"click"') ?? false
  const wrapper = root.querySelector<HTMLElement>('.ae-outer-wrapper')
  let shown = location.href.split('#')[0]
  let asked: AbortController | undefined

  const cells = () => [...root.querySelectorAll<HTMLElement>('[data-day]')]
  const parts = () => [...root.querySelectorAll<HTMLElement>('.dc-listing-item')]
  const linkTo = (part: HTMLElement) => root.querySelector<HTMLAnchorElement>(`a[href$="#${part.id}"]`)

  let chosen: HTMLElement | undefined
  /** Shows one day; without one, as many items as staff set. */
  const choose = (part: HTMLElement | undefined) => {
    chosen = part
    // Scripts of the classic site show and hide in the same way.
    for (const other of parts()) other.style.display = (chosen ? other === chosen : !isHidden) ? '' : 'none'
    tellShown()
  }
  /** Says at each day whether its items are shown, whoever showed them, and lets those that stand alone be closed. */
  const tellShown = () => {
    const shown = parts().filter(isShown)
    const isNarrowed = isHidden || shown.length < parts().length
    for (const part of parts()) {
      const isChosen = isShown(part) && (isNarrowed || part === chosen)
      const close = part.querySelector<HTMLElement>('.dc-close')
      if (close) close.hidden = !isChosen
      const link = linkTo(part)
      link?.closest('td')?.classList.toggle('on', isChosen)
      link?.setAttribute('aria-expanded', String(isShown(part)))
    }
    const hint = root.querySelector<HTMLElement>('.calendar-hint')
    if (hint) hint.hidden = shown.length > 0 || !isHidden || parts().length === 0
  }
  const close = (part: HTMLElement) => {
    choose(undefined)
    const link = linkTo(part)
    if (link) focus(link)
  }
  /** The one day that is in the tab order. */
  const rove = (to: HTMLElement | undefined) => {
    for (const cell of cells()) cell.tabIndex = cell === to ? 0 : -1
  }
  const focus = (cell: HTMLElement) => {
    rove(cell)
    cell.focus()
  }

  const setUp = () => {
    const table = root.querySelector('table')
    table?.setAttribute('role', 'grid')
    for (const cell of table?.querySelectorAll('td') ?? []) cell.setAttribute('role', 'gridcell')
    for (const part of parts()) linkTo(part)?.setAttribute('aria-controls', part.id)
    const ofHash = parts().find(({ id }) => `#${id}` === location.hash)
    choose(ofHash)
    rove(
      (ofHash && linkTo(ofHash)) ??
        root.querySelector<HTMLElement>('.is-today [data-day]') ??
        root.querySelector<HTMLElement>('a[data-day]') ??
        root.querySelector<HTMLElement>('td:not(.is-outside) [data-day]') ??
        undefined,
    )
  }

  /** @returns whether the month was loaded; otherwise the browser follows the link */
  async function goTo(href: string, how: 'push' | 'return', date: { month: string; year: string }) {
    asked?.abort()
    const own = new AbortController()
    asked = own
    wrapper?.setAttribute('aria-busy', 'true')
    const status = root.querySelector('[data-calendar-status]')
    if (status) status.textContent = root.dataset.loadingText ?? ''
    try {
      const answer = await fetch('/wp-admin/admin-ajax.php', {
        method: 'POST',
        body: new URLSearchParams({
          action: 'ae_dynamic_calendar_data',
          pid: root.dataset.pid ?? '0',
          wid: root.dataset.id ?? '',
          ...date,
          ...pageFields(),
        }),
        signal: AbortSignal.any([own.signal, signal, AbortSignal.timeout(timeoutMs)]),
      })
      const html = dataOf(await answer.json())
      if (!answer.ok || !wrapper || html === undefined) throw new Error('the month did not come')
      if (how === 'push') history.pushState(null, '', href)
      shown = location.href.split('#')[0]
      wrapper.innerHTML = html
      replaced.takeRecords()
      setUp()
      const said = root.querySelector('[data-calendar-status]')
      if (said) said.textContent = root.querySelector('h2')?.textContent ?? ''
      return true
    } catch {
      if (asked === own && !signal.aborted) location.assign(href)
      return false
    } finally {
      wrapper?.removeAttribute('aria-busy')
    }
  }

  const step = (direction: 'prev' | 'next') => {
    const link = root.querySelector<HTMLAnchorElement>(`a.ae-dc-${direction}`)
    const { [`${direction}Month`]: month, [`${direction}Year`]: year } = link?.dataset ?? {}
    return link && month && year ? goTo(link.href, 'push', { month, year }) : undefined
  }
  const follow = async (direction: 'prev' | 'next') => {
    if (await step(direction))
      (
        root.querySelector<HTMLElement>(`a.ae-dc-${direction}`) ??
        root.querySelector<HTMLElement>('[tabindex="0"]')
      )?.focus()
  }
  const thisMonth = () => {
    const now = new Date()
    return { month: String(now.getMonth() + 1), year: String(now.getFullYear()) }
  }

  // After all handlers of the click, also those that stop it.
  root.addEventListener('click', () => setTimeout(tellShown), { signal, capture: true })
  listenLast(
    root,
    (event, target) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
      const day = target.closest<HTMLAnchorElement>('a[data-day]')
      const part = day && parts().find(({ id }) => day.hash === `#${id}`)
      if (day && part) {
        event.preventDefault()
        rove(day)
        choose(part)
        part.querySelector('h3')?.focus()
        return
      }
      const open = target.closest('.dc-close')?.closest<HTMLElement>('.dc-listing-item')
      if (open) return close(open)
      const today = target.closest<HTMLAnchorElement>('[data-calendar-today]')
      const direction = target.closest('a.ae-dc-prev')
        ? 'prev'
        : target.closest('a.ae-dc-next')
          ? 'next'
          : undefined
      if (!today && !direction) return
      event.preventDefault()
      if (today)
        void goTo(today.href, 'push', thisMonth()).then(
          (came) => came && root.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
        )
      else if (direction) void follow(direction)
    },
    signal,
  )
  root.addEventListener(
    'keydown',
    (event) => {
      const all = cells()
      const at = event.target instanceof HTMLElement ? all.indexOf(event.target) : -1
      const open = event.target instanceof Element && event.target.closest<HTMLElement>('.dc-listing-item')
      if (event.key === 'Escape' && open && !open.querySelector<HTMLElement>('.dc-close')?.hidden) close(open)
      if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return
      const months = { PageUp: 'prev', PageDown: 'next' } as const
      const direction = event.key === 'PageUp' || event.key === 'PageDown' ? months[event.key] : undefined
      const to = targetOf(event.key, at)
      if (to === undefined && !direction) return
      event.preventDefault()
      const cell = to === undefined ? undefined : all[to]
      if (cell) return focus(cell)
      const day = Number(all[at]?.dataset.day?.slice(8))
      const went = direction ?? ((to ?? 0) < 0 ? 'prev' : 'next')
      void step(went)?.then((came) => {
        if (!came) return
        const days = [...root.querySelectorAll<HTMLElement>('td:not(.is-outside) [data-day]')]
        const next = direction ? (days[day - 1] ?? days.at(-1)) : went === 'prev' ? days.at(-1) : days[0]
        if (next) focus(next)
      })
    },
    { signal },
  )
  window.addEventListener(
    'popstate',
    () => {
      const href = location.href.split('#')[0]
      if (href === shown || href === undefined) return
      const asked = new URL(href).searchParams.get(`e-month-${root.dataset.id}`) ?? ''
      const [, year, month] = /^(\d{4})-(\d{2})$/.exec(asked) ?? []
      void goTo(href, 'return', month && year ? { month, year } : thisMonth())
    },
    { signal },
  )
  setUp()
  /** A script of the classic site may show another month. */
  const replaced = new MutationObserver(setUp)
  if (wrapper) replaced.observe(wrapper, { childList: true })
  return () => {
    listeners.abort()
    replaced.disconnect()
    for (const part of parts()) part.style.display = ''
  }
}

const isShown = (part: HTMLElement) => part.style.display !== 'none'

/** The day that a key leads to, as an index among the days shown; below 0 or past the end in another month. */
function targetOf(key: string, at: number): number | undefined {
  const monday = at - (at % 7)
  switch (key) {
    case 'ArrowLeft':
      return at - 1
    case 'ArrowRight':
      return at + 1
    case 'ArrowUp':
      return at - 7
    case 'ArrowDown':
      return at + 7
    case 'Home':
      return monday
    case 'End':
      return monday + 6
    default:
      return undefined
  }
}

/** What the page tells of itself for the call (section 7). */
function pageFields(): Record<string, string> {
  // Written by our own server (`page-context.ts`).
  const { nonce = 'same-origin', queried_page = {} }: { nonce?: string; queried_page?: object } = JSON.parse(
    document.getElementById('page-context')?.textContent ?? '{}',
  )
  const queried = Object.entries(queried_page).map(([name, value]) => [
    `queried_page[${name}]`,
    String(value),
  ])
  return { nonce, ...Object.fromEntries(queried) }
}

function dataOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return undefined
  return typeof answer.data === 'string' && answer.data !== '' ? answer.data : undefined
}
