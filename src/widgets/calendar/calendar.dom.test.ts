// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mount } from './calendar.behaviour.ts'

/** Whole weeks of which the days 25 and 31 have something. */
function month(number: string, outside = 2): string {
  const day = (at: number) => {
    const date = `2026-${number}-${String(at).padStart(2, '0')}`
    const cell = [25, 31].includes(at)
      ? `<a href="#c1-${date}" data-day="${date}">${at}</a>`
      : `<span data-day="${date}">${at}</span>`
    return `<td>${cell}</td>`
  }
  const days = [
    ...Array.from({ length: outside }, () => '<td class="is-outside"><span data-day="x"></span></td>'),
    ...Array.from({ length: 35 - outside }, (_, at) => day(at + 1)),
  ]
  const rows = Array.from({ length: 5 }, (_, row) => `<tr>${days.slice(row * 7, row * 7 + 7).join('')}</tr>`)
  const part = (at: number) =>
    `<section class="dc-listing-item" id="c1-2026-${number}-${at}"><h3 tabindex="-1">${at}</h3><button class="dc-close" hidden></button></section>`
  return `<p data-calendar-status></p>
    <a class="ae-dc-prev" href="/agenda/?e-month-c1=2026-06" data-prev-month="6" data-prev-year="2026">&lt;</a>
    <h2>Maand ${number}</h2>
    <a class="ae-dc-next" href="/agenda/?e-month-c1=2026-08" data-next-month="8" data-next-year="2026">&gt;</a>
    <table><tbody>${rows.join('')}</tbody></table><p class="calendar-hint" hidden></p>${part(25)}${part(31)}`
}

let root: HTMLElement
let stop: () => void
const asked = vi.fn()
const answers = { data: '' }

function open(listing: 'load' | 'click' = 'load') {
  document.body.innerHTML = `<div id="w" data-id="c1" data-pid="7" data-settings='{"listing_render":"${listing}"}'><div class="elementor-widget-container"><div class="ae-outer-wrapper" data-pid="7" data-wid="c1">${month('07')}</div></div></div>`
  root = document.querySelector('#w') as HTMLElement
  stop = mount(root)
}
beforeEach(() => {
  window.location.href = 'https://schelp.example/agenda/'
  answers.data = month('08')
  asked.mockReset()
  vi.stubGlobal('fetch', async (_: string, { body }: { body: URLSearchParams }) => {
    asked(Object.fromEntries(body))
    return Response.json({ success: true, data: answers.data })
  })
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

const shown = () =>
  [...root.querySelectorAll<HTMLElement>('.dc-listing-item')]
    .filter((part) => part.style.display !== 'none')
    .map(({ id }) => id)
const day = (at: number) =>
  root.querySelector<HTMLElement>(`[data-day$="-${String(at).padStart(2, '0')}"]`) as HTMLElement
const focused = () => (document.activeElement as HTMLElement | null)?.dataset.day
const press = (key: string) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  )

it('CAT-07 a day that is chosen shows what falls on it and nothing else, until it is closed', () => {
  open()
  expect(shown()).toEqual(['c1-2026-07-25', 'c1-2026-07-31'])
  day(25).click()
  expect(shown()).toEqual(['c1-2026-07-25'])
  expect(document.activeElement?.textContent).toBe('25')
  expect(day(25).getAttribute('aria-expanded')).toBe('true')
  root.querySelector<HTMLElement>('.dc-close:not([hidden])')?.click()
  expect(shown()).toEqual(['c1-2026-07-25', 'c1-2026-07-31'])
  expect(focused()).toBe('2026-07-25')
})

it('CAT-07 the only day of a month with something is chosen and closed as any other', () => {
  open()
  root.querySelector('.dc-listing-item:last-child')?.remove()
  day(25).click()
  expect(day(25).closest('td')?.className).toBe('on')
  root.querySelector<HTMLElement>('.dc-close:not([hidden])')?.click()
  expect(day(25).closest('td')?.className).toBe('')
  expect(shown()).toEqual(['c1-2026-07-25'])
})

it('CAT-07 a hidden listing shows nothing before a day is chosen, and says so', () => {
  open('click')
  expect(shown()).toEqual([])
  expect(root.querySelector<HTMLElement>('.calendar-hint')?.hidden).toBe(false)
  day(31).click()
  expect(shown()).toEqual(['c1-2026-07-31'])
  press('Escape')
  expect([shown(), focused()]).toEqual([[], '2026-07-31'])
})

it('CAT-07 is a grid of which one day takes the Tab key, and arrows go from day to day', () => {
  open()
  expect(root.querySelector('table')?.getAttribute('role')).toBe('grid')
  expect([...root.querySelectorAll('[data-day][tabindex="0"]')]).toEqual([day(25)])
  day(25).focus()
  const steps = ['ArrowRight', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'Home', 'End']
  const seen = steps.map((key) => {
    press(key)
    return focused()?.slice(8)
  })
  expect(seen).toEqual(['26', '33', '26', '25', '20', '26'])
  expect(root.querySelectorAll('[tabindex="0"][data-day]')).toHaveLength(1)
})

it('CAT-07 WIRE-13 the next month comes in place and stands in the address, and is said', async () => {
  open()
  root.querySelector<HTMLElement>('.ae-dc-next')?.click()
  await vi.waitFor(() => expect(root.querySelector('h2')?.textContent).toBe('Maand 08'))
  expect(asked).toHaveBeenCalledWith({
    action: 'ae_dynamic_calendar_data',
    pid: '7',
    wid: 'c1',
    month: '8',
    year: '2026',
    nonce: 'same-origin',
  })
  expect(location.search).toBe('?e-month-c1=2026-08')
  expect(root.querySelector('[data-calendar-status]')?.textContent).toBe('Maand 08')
  expect(document.activeElement?.className).toBe('ae-dc-next')
})

it.each([
  [
    'as the page tells them',
    '<script type="application/json" id="page-context">{"queried_page":{"ID":7,"page_type":"single"},"nonce":"n1"}</script>',
    { nonce: 'n1', 'queried_page[ID]': '7', 'queried_page[page_type]': 'single' },
  ],
  ['on a page of no entry', '', { nonce: 'same-origin' }],
])('WIRE-13 sends the nonce and the queried page %s', async (_, context, sent) => {
  open()
  document.body.insertAdjacentHTML('beforeend', context)
  root.querySelector<HTMLElement>('.ae-dc-next')?.click()
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
  const { action, pid, wid, month, year, ...rest } = asked.mock.calls[0]?.[0] ?? {}
  expect(rest).toEqual(sent)
})

it('CAT-07 Page Down leads to the same day of the next month', async () => {
  open()
  day(25).focus()
  press('PageDown')
  await vi.waitFor(() => expect(focused()).toBe('2026-08-25'))
})

it('CAT-07 a month that does not come is gone to as a page', async () => {
  open()
  answers.data = ''
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  root.querySelector<HTMLElement>('.ae-dc-next')?.click()
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce())
  expect(String(assign.mock.calls[0]?.[0])).toContain('/agenda/?e-month-c1=2026-08')
})

/** What a script of the classic site does with days and months. */
const classic = {
  day(event: Event) {
    event.preventDefault()
    for (const part of root.querySelectorAll<HTMLElement>('.dc-listing-item')) part.style.display = 'none'
    const link = event.currentTarget
    if (!(link instanceof HTMLAnchorElement)) return
    const part = root.querySelector<HTMLElement>(link.hash)
    if (part) part.style.display = ''
  },
  month(event: Event) {
    event.preventDefault()
    event.stopPropagation()
    const wrapper = root.querySelector('.ae-outer-wrapper')
    if (wrapper) wrapper.innerHTML = month('09')
  },
}

it('CAT-07 leaves a day to the script of the classic site that shows it, and says that it is shown', async () => {
  open('click')
  day(31).addEventListener('click', classic.day)
  day(25).focus()
  day(31).click()
  expect(shown()).toEqual(['c1-2026-07-31'])
  expect(focused()).toBe('2026-07-25')
  await vi.waitFor(() => expect(day(31).getAttribute('aria-expanded')).toBe('true'))
  root.querySelector<HTMLElement>('.dc-close:not([hidden])')?.click()
  expect(shown()).toEqual([])
})

it.each([
  ['at the link', () => root.querySelector('.ae-dc-next')],
  ['at the document', () => document],
])('CAT-07 WIRE-13 leaves a month to the script of the classic site that asks for it %s', async (_, at) => {
  open('click')
  const stopped = new AbortController()
  at()?.addEventListener('click', classic.month, stopped)
  root.querySelector<HTMLElement>('.ae-dc-next')?.click()
  stopped.abort()
  expect(asked).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(root.querySelector('table')?.getAttribute('role')).toBe('grid'))
  expect(root.querySelector('h2')?.textContent).toBe('Maand 09')
  expect(shown()).toEqual([])
  day(25).click()
  expect(shown()).toEqual(['c1-2026-09-25'])
})
