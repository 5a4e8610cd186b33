import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mount } from './place-map.behaviour.ts'

let stop: () => void = () => undefined
const root = () => document.body.firstElementChild as HTMLElement
const card = () => document.querySelector<HTMLElement>('[data-place-card]')
const star = (id: number) => document.querySelector<SVGElement>(`g[data-id="${id}"] path`)
const row = (id: number) => document.querySelector<HTMLElement>(`a[data-place="${id}"]`)
const press = (element: Element | null, more: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...more })
  element?.dispatchEvent(event)
  return event
}

beforeEach(() => {
  const stars = [1, 2, 3].map(
    (id) =>
      `<g data-id="${id}" transform="translate(${id} 0)"><a href="/jacobalia/${id}/"><path></path></a></g>`,
  )
  const rows = [1, 2].map(
    (id) =>
      `<li><a href="/jacobalia/${id}/" data-place="${id}"><span>Kerk ${id}</span><span>Zeerijp</span><span>1.620 km</span></a></li>`,
  )
  document.body.innerHTML = `<div><div class="chart"><svg>${stars.join('')}</svg></div>
    <div data-place-card hidden><button class="close"></button><p data-place-title></p><p data-place-facts></p><a href="/"></a></div>
    <div class="place-list"><ol>${rows.join('')}</ol></div></div>`
  stop = mount(root())
})
afterEach(() => stop())

describe('CAT-08 chart and list', () => {
  it('opens one card for the star that is pressed, and marks its row', () => {
    expect(press(star(2)).defaultPrevented).toBe(true)
    expect(card()?.hidden).toBe(false)
    expect(card()?.textContent).toBe('Kerk 2Zeerijp · 1.620 km')
    expect(card()?.querySelector('a')?.getAttribute('href')).toContain('/jacobalia/2/')
    expect(row(2)?.classList.contains('on')).toBe(true)
    press(star(1))
    expect(card()?.textContent).toBe('Kerk 1Zeerijp · 1.620 km')
    expect(document.querySelectorAll('a.on, .ring')).toHaveLength(2)
  })

  it('closes it by its cross, by Escape, and by a press beside the stars', () => {
    const ways = [
      () => press(card()?.querySelector('.close') ?? null),
      () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
      () => press(document.querySelector('svg')),
    ]
    for (const way of ways) {
      press(star(1))
      way()
      expect(card()?.hidden).toBe(true)
      expect(document.querySelector('.ring, a.on')).toBeNull()
    }
  })

  it('rings the star of the row that is pointed at or focused', () => {
    row(2)?.dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(document.querySelector('.ring')?.getAttribute('transform')).toBe('translate(2 0)')
    row(1)?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    expect(document.querySelector('.ring')?.getAttribute('transform')).toBe('translate(1 0)')
  })

  it('leaves a new tab, and a place that is not in the list, to the link', () => {
    expect(press(star(1), { ctrlKey: true }).defaultPrevented).toBe(false)
    expect(press(star(3)).defaultPrevented).toBe(false)
    expect(card()?.hidden).toBe(true)
  })
})
