import { act } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { all, click, closePage, find, openPage, press, settle, type, words } from '../testing/open-page.tsx'

// Fetched once here, so that no test waits for it.
beforeAll(() => import('./month-picker.tsx'), 60_000)
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(async () => {
  vi.useRealTimers()
  await closePage()
  vi.unstubAllGlobals()
})

const field = (name: string) => find<HTMLInputElement>(`input[name="${name}"]`)

/** The calendar comes with its own script. */
const openCalendar = async (name: string) => {
  await click(`input[name="${name}"]`)
  await act(async () => {
    await vi.waitFor(() => find('.cal-box table'), 5000)
  })
}

const day = (number: number): HTMLElement => {
  const found = all('.cal-box td:not(.is-outside) button').find(
    ({ textContent }) => textContent === String(number),
  )
  if (!found) throw new Error(`no day ${number}`)
  return found
}

/** What is said waits for the press that left the field. */
const leave = (name: string) =>
  act(async () => {
    field(name).blur()
    await new Promise((resolve) => setTimeout(resolve, 250))
  })

describe('LIB-07 the calendar', () => {
  it('comes when a field is opened, with weeks from Monday on, and sets its field without searching', async () => {
    const page = await openPage({ query: '?cfrom=10-05-2024' })
    expect(document.querySelector('.cal-box')).toBeNull()
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
    await openCalendar('cfrom')
    expect(shown.mock.contexts.at(-1)).toBe(find('.cal-box'))
    const week = words('.cal-box thead th')
    expect(week.slice(0, 2)).toEqual(['W', 'ma'])
    expect(find('.cal-box .label').textContent).toBe('From')
    expect(words('.cal-box .link')).toEqual(['Cancel', 'Apply'])
    await click(day(3))
    expect(field('cfrom').value).toBe('03-05-2024')
    expect(document.querySelector('.cal-box')).toBeNull()
    expect(document.activeElement).toBe(field('cfrom'))
    expect(page.calls).toEqual([])
  })

  it('stays open, and takes nothing, when the focus goes to what the form stands in', async () => {
    await openPage({ query: '?cfrom=10-05-2024' })
    await openCalendar('cfrom')
    await type('input[name="cfrom"]', '11-05')
    await act(async () => {
      field('cfrom').dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: find('main') }))
      find('main').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
      await new Promise((resolve) => setTimeout(resolve, 250))
    })
    expect(document.querySelector('.cal-box')).not.toBeNull()
    expect(words('.search [role="alert"]')).toEqual([])
    const [cancel] = all('.cal-box .link')
    if (cancel) await click(cancel)
    expect(field('cfrom').value).toBe('10-05-2024')
  })

  it('rejects a pick that turns the range round, and says so for 3 s', async () => {
    await openPage({ query: '?cfrom=10-05-2024&cto=20-05-2024' })
    await openCalendar('cto')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await click(day(9))
    await act(async () => void vi.advanceTimersByTime(0))
    expect(field('cto').value).toBe('20-05-2024')
    const said = find('.date [role="alert"]')
    expect([said.textContent, said.lang]).toEqual(['The To date must be greater than the From date.', 'en'])
    await act(async () => void vi.advanceTimersByTime(2999))
    expect(all('.date [role="alert"]')).toHaveLength(1)
    await act(async () => void vi.advanceTimersByTime(1))
    expect(all('.date [role="alert"]')).toEqual([])
  })

  it('takes equal dates', async () => {
    await openPage({ query: '?ufrom=10-05-2024&uto=20-05-2024' })
    await openCalendar('uto')
    await click(day(10))
    expect(field('uto').value).toBe('10-05-2024')
  })

  it('closes by Escape and Cancel, and leaves the field as it was', async () => {
    await openPage({ query: '?cfrom=10-05-2024' })
    await openCalendar('cfrom')
    await press('input[name="cfrom"]', 'Escape')
    expect(document.querySelector('.cal-box')).toBeNull()
    await openCalendar('cfrom')
    await type('input[name="cfrom"]', '11-05-2024')
    await click('.cal-box .link')
    expect(field('cfrom').value).toBe('10-05-2024')
  })

  it('opens by the arrow down, with the focus on a day', async () => {
    await openPage({ query: '?cfrom=10-05-2024' })
    await press('input[name="cfrom"]', 'ArrowDown')
    await act(async () => {
      await vi.waitFor(() => find('.cal-box table'), 5000)
    })
    await settle()
    expect(document.activeElement?.textContent).toBe('10')
  })
})

describe('LIB-07 a date that is typed', () => {
  it('counts when the field is left; what is no date is pointed out', async () => {
    await openPage()
    await type('input[name="cfrom"]', '31-02-2024')
    await leave('cfrom')
    expect(find('.date [role="alert"]').textContent).toBe('Schrijf de datum als dd-mm-jjjj.')
    await type('input[name="cfrom"]', '28-02-2024')
    expect(all('.date [role="alert"]')).toEqual([])
  })

  it('is put back when it turns the range round', async () => {
    const page = await openPage({ query: '?cfrom=10-05-2024&cto=20-05-2024' })
    await type('input[name="cto"]', '01-05-2024')
    await leave('cto')
    expect(field('cto').value).toBe('20-05-2024')
    await type('input[name="cto"]', '01-05-2024')
    await press('input[name="cto"]', 'Enter')
    expect(field('cto').value).toBe('20-05-2024')
    expect(page.calls).toEqual([])
  })

  it('is sent as DD-MM-YYYY', async () => {
    const page = await openPage()
    await type('input[name="ufrom"]', '1-5-2024')
    await press('input[name="ufrom"]', 'Enter')
    expect(page.searches()[0]?.form.get('ufrom')).toBe('01-05-2024')
  })
})
