import { afterEach, describe, expect, it, vi } from 'vitest'
import { mount } from './repeater.behaviour.ts'

let stop: () => void = () => undefined
afterEach(() => {
  stop()
  vi.useRealTimers()
})

function place(steps: string): void {
  const rows = [1, 1, 2, 2, 3].map(
    (page, at) => `<li class="page-${page}" data-page="${page}">${at + 1}</li>`,
  )
  document.body.innerHTML = `<div data-pages="3" data-shown-text="{page} van {pages}" data-loading-text="Bezig"
    data-no-more-text="Meer is er niet"><ul tabindex="-1">${rows.join('')}</ul><div class="steps" hidden>${steps}</div>
    <p data-row-status></p></div>`
  stop = mount(document.body.firstElementChild as HTMLElement)
}
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('li')].filter((row) => !row.hidden).map((row) => row.textContent)
const button = (selector: string) => document.querySelector<HTMLButtonElement>(selector)
const steps = () => document.querySelector<HTMLElement>('.steps')
const status = () => document.querySelector('[data-row-status]')?.textContent

describe('CAT-06 pages of rows', () => {
  const pages = ['previous', '1', '2', '3', 'next'].map((to) => `<button data-to="${to}"></button>`).join('')
  const off = () =>
    [...document.querySelectorAll<HTMLButtonElement>('[data-to]')]
      .filter(({ disabled }) => disabled)
      .map(({ dataset }) => dataset.to)

  it('shows one at a time, with the button of the current page disabled', () => {
    place(pages)
    expect([shown(), off()]).toEqual([
      ['1', '2'],
      ['previous', '1'],
    ])
    button('[data-to="2"]')?.click()
    expect([shown(), off(), status()]).toEqual([['3', '4'], ['2'], '2 van 3'])
  })

  it('keeps previous and next within the pages', () => {
    place(pages)
    button('[data-to="next"]')?.click()
    button('[data-to="next"]')?.click()
    expect([shown(), off()]).toEqual([['5'], ['3', 'next']])
    button('[data-to="next"]')?.click()
    expect(shown()).toEqual(['5'])
    button('[data-to="previous"]')?.click()
    expect(shown()).toEqual(['3', '4'])
  })

  it('leaves the focus on the list, not on a button that can no longer be pressed', () => {
    place(pages)
    button('[data-to="3"]')?.focus()
    button('[data-to="3"]')?.click()
    expect(document.activeElement?.tagName).toBe('UL')
  })

  it('shows all rows again after the clean-up', () => {
    place(pages)
    stop()
    expect(shown()).toHaveLength(5)
    expect(steps()?.hidden).toBe(true)
  })
})

describe('CAT-06 more rows', () => {
  it('come after 1000 ms, once for two presses, and at the end the button goes and says so', () => {
    vi.useFakeTimers()
    place('<button data-more></button>')
    button('[data-more]')?.click()
    button('[data-more]')?.click()
    expect([shown(), status()]).toEqual([['1', '2'], 'Bezig'])
    vi.advanceTimersByTime(999)
    expect(shown()).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect([shown(), status()]).toEqual([['1', '2', '3', '4'], '2 van 3'])
    button('[data-more]')?.click()
    vi.advanceTimersByTime(1000)
    expect([shown().length, steps()?.hidden, status()]).toEqual([5, true, 'Meer is er niet'])
  })
})
