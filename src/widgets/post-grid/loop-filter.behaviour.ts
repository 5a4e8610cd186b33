import type { Mount } from '../../behaviours/contract.ts'
import { listenLast } from '../../behaviours/listen-last.ts'
import { watchPress } from '../../behaviours/press.ts'
import {
  type Details,
  filteredQuery,
  readDetails,
  readOperator,
  readTermFilters,
  type TermFilter,
  toggleTerm,
} from '../../kernel/loop-filter.ts'
import { followHash } from '../shared/hashtags/hashtags.ts'

const endpoint = '/wp-json/builder/v1/refresh-loop'
/** Longer than any response should take; then an error shows and the visitor may try again. */
const timeoutMs = 30_000

/** Settings of a filter bar (decisions, Listings). */
interface BarSettings {
  selected_element: string
  taxonomy: string
  logical_combination?: unknown
}

/**
 * Filters above a list (section 4, CAT-04). A choice calls `refresh-loop` and replaces the list, which stays when the
 * call fails. The address holds the choice, so that Back, Forward and links restore it.
 */
export const mount: Mount = (root) => {
  const widget = root.querySelector<HTMLElement>('.elementor-widget-loop-grid')
  const status = root.querySelector<HTMLElement>('[data-filter-status]')
  const id = widget?.dataset.id
  if (!widget || !status || !id) return () => undefined

  const bars = [...root.querySelectorAll<HTMLElement>('.elementor-widget-taxonomy-filter')].map((element) => {
    const settings: BarSettings = JSON.parse(element.dataset.settings ?? '{}')
    return { element, taxonomy: settings.taxonomy, operator: readOperator(settings.logical_combination) }
  })
  const stop = new AbortController()
  const { signal } = stop
  const held = watchPress(window, signal)
  let asked = new AbortController()
  const chosenIn = (search: string) => {
    const query = new URLSearchParams(search)
    return { filters: readTermFilters(query, id), details: readDetails(query, id) }
  }
  const stateOf = () => {
    const { filters, details } = chosenIn(location.search)
    return JSON.stringify([...filters, ...details])
  }
  let shown = stateOf()

  const show = async () => {
    asked.abort()
    asked = new AbortController()
    const own = asked
    const { filters, details } = chosenIn(location.search)
    shown = stateOf()
    press(root, bars, filters, details)
    setBusy(true)
    try {
      const html = await refresh(widget, id, filters, details, AbortSignal.any([own.signal, signal]))
      await held.ended()
      if (asked !== own || signal.aborted) return
      replace(widget, html)
      say(found(widget) === '0' ? root.dataset.noneText : root.dataset.foundText)
    } catch {
      if (own.signal.aborted || signal.aborted) return
      say(root.dataset.failedText)
    } finally {
      if (asked === own) setBusy(false)
    }
  }

  const setBusy = (busy: boolean) => {
    root.classList.toggle('is-filtering', busy)
    widget.setAttribute('aria-busy', String(busy))
    if (busy) say(root.dataset.busyText)
  }
  const say = (text = '') => {
    status.textContent = text.replace('{total}', found(widget))
  }

  /** @param isStep whether Back leads to what was there before */
  const go = (filters: ReadonlyMap<string, TermFilter>, details: Details, isStep = true) => {
    const path = location.pathname.replace(/page\/\d+\/$/, '')
    const query = filteredQuery(new URLSearchParams(location.search), id, filters, details).toString()
    const address = query ? `${path}?${query}` : path
    if (isStep) history.pushState(null, '', address)
    else history.replaceState(null, '', address)
    void show()
  }
  const choose = (bar: (typeof bars)[number], term: string, isStep = true) => {
    const { filters, details } = chosenIn(location.search)
    const next = term === '__all' ? undefined : toggleTerm(filters.get(bar.taxonomy), term, bar.operator)
    if (next) filters.set(bar.taxonomy, next)
    else filters.delete(bar.taxonomy)
    go(filters, details, isStep)
  }
  const barOf = (element: Node) => bars.find((bar) => bar.element.contains(element))

  let beforePress = shown
  root.addEventListener('click', () => (beforePress = stateOf()), { capture: true, signal })
  listenLast(
    root,
    (event, target) => {
      const button = target.closest<HTMLElement>('.e-filter-item[data-filter]')
      const bar = button && barOf(button)
      const way = target.closest<HTMLAnchorElement>('[data-filter-clear], [data-filter-chip]')
      if (way ? event.ctrlKey || event.metaKey || event.shiftKey : !bar) return
      const isTaken = event.defaultPrevented
      event.preventDefault()
      if (isTaken || stateOf() !== beforePress) {
        // A script of the classic site heard this press first: it wrote the address and shows what that says.
        shown = stateOf()
      } else if (way) {
        const { filters, details } = chosenIn(way.search)
        go(filters, details)
      } else if (bar) choose(bar, button.dataset.filter ?? '')
    },
    signal,
  )
  root.addEventListener(
    'change',
    ({ target }) => {
      const bar = target instanceof HTMLSelectElement && barOf(target)
      if (bar) choose(bar, target.value || '__all')
    },
    { signal },
  )
  root.addEventListener(
    'submit',
    (event) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || !form.classList.contains('filter-details')) return
      event.preventDefault()
      const query = new URLSearchParams()
      for (const [name, value] of new FormData(form, event.submitter))
        if (typeof value === 'string') query.append(name, value)
      go(chosenIn(location.search).filters, readDetails(query, id))
    },
    { signal },
  )
  window.addEventListener(
    'popstate',
    () => {
      // Other parts of the page use the history, too.
      if (stateOf() !== shown) void show()
    },
    { signal },
  )
  // The address with the filter takes the place of the one with the name of its term, or Back would lead here again.
  followHash(
    () => [...root.querySelectorAll<HTMLElement>('[data-hashtag]')],
    (term) => {
      const bar = barOf(term)
      const { hashtag = '' } = term.dataset
      const way = term.querySelector<HTMLAnchorElement>('[data-filter-chip]:not([aria-current])')
      if (bar) {
        if (!chosenIn(location.search).filters.get(bar.taxonomy)?.terms.includes(hashtag))
          choose(bar, hashtag, false)
      } else if (way) {
        const { filters, details } = chosenIn(way.search)
        go(filters, details, false)
      }
    },
    signal,
  )
  return () => stop.abort()
}

/** Marks what is chosen. */
function press(
  root: HTMLElement,
  bars: readonly { element: HTMLElement; taxonomy: string }[],
  filters: ReadonlyMap<string, TermFilter>,
  details: Details,
): void {
  const clear = root.querySelector<HTMLElement>('[data-filter-clear]')
  if (clear) clear.hidden = filters.size + details.size === 0
  const letter = details.get('letter')?.toUpperCase() ?? ''
  for (const field of root.querySelectorAll<HTMLInputElement>('[data-detail]'))
    field.value = [...details].find(([name]) => name === field.dataset.detail)?.[1] ?? ''
  for (const button of root.querySelectorAll<HTMLButtonElement>('[data-letter]')) {
    const isChosen = button.dataset.letter === letter
    button.setAttribute('aria-pressed', String(isChosen))
    button.value = isChosen ? '' : (button.dataset.letter ?? '')
  }
  for (const { element, taxonomy } of bars) {
    const filter = filters.get(taxonomy)
    const terms = filter && filter.join !== 'NOT' ? filter.terms : []
    const select = element.querySelector('select')
    if (select) select.value = terms[0] ?? ''
    for (const button of element.querySelectorAll<HTMLElement>('.e-filter-item')) {
      const { filter: term = '' } = button.dataset
      button.setAttribute(
        'aria-pressed',
        String(term === '__all' ? terms.length === 0 : terms.includes(term)),
      )
    }
  }
}

/** Fetches the filtered list (section 7). Throws when the response holds no list. */
async function refresh(
  widget: HTMLElement,
  id: string,
  filters: ReadonlyMap<string, TermFilter>,
  details: Details,
  signal: AbortSignal,
): Promise<string> {
  const documentId = widget.closest<HTMLElement>('[data-elementor-id]')?.dataset.elementorId
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      post_id: Number(documentId ?? 0),
      widget_id: id,
      widget_filters: {
        taxonomy: Object.fromEntries(
          [...filters].map(([taxonomy, { terms, join }]) => [taxonomy, { terms, logicalJoin: join }]),
        ),
        ...(details.size > 0 ? { details: Object.fromEntries(details) } : {}),
      },
      pagination_base_url: location.pathname.replace(/page\/\d+\/$/, ''),
    }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  })
  if (!response.ok) throw new Error(`refresh-loop answered ${response.status}`)
  const answer: unknown = await response.json()
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) throw new Error('no list came')
  const html = answer.data
  if (typeof html !== 'string' || html === '') throw new Error('an empty list came')
  return html
}

/** Replaces the present list. */
function replace(widget: HTMLElement, html: string): void {
  const before = widget.querySelector(':scope > .elementor-widget-container')
  before?.dispatchEvent(new CustomEvent('html-leaving', { bubbles: true }))
  widget.innerHTML = html
  widget.dispatchEvent(new CustomEvent('html-added', { bubbles: true }))
}

const found = (widget: HTMLElement): string =>
  widget.querySelector<HTMLElement>('[data-total]')?.dataset.total ?? '0'
