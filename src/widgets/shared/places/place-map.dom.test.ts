import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mount } from './place-map.behaviour.ts'

let stop: () => void = () => undefined
const root = () => document.body.firstElementChild as HTMLElement
const card = () => document.querySelector<HTMLElement>('[data-place-card]')
const row = (id: number) => document.querySelector<HTMLElement>(`a[data-place="${id}"]`)
const named = () => [...document.querySelectorAll('[data-place-card] li a')].map((link) => link.textContent)
const press = (x: number, y: number, more: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, clientY: y, ...more })
  document.querySelector('svg')?.dispatchEvent(event)
  return event
}
/** Where stars stand on the screen, for want of a layout: two apart, two on one another, one without a row. */
const spots: Record<number, [number, number]> = { 1: [100, 50], 2: [130, 50], 3: [300, 400], 4: [304, 404] }
const boxOf = (left: number, top: number, width: number, height: number) =>
  ({ left, top, width, height, right: left + width, bottom: top + height, x: left, y: top }) as DOMRect

/** The page has a map with these settings. */
function set(setup: object) {
  stop()
  document.querySelector('.sheet')?.setAttribute('data-map', JSON.stringify(setup))
  stop = mount(root())
}

beforeEach(() => {
  const stars = [1, 2, 3, 4].map(
    (id) =>
      `<g data-id="${id}" transform="translate(${id} 0)"><a href="/jacobalia/${id}/"><title>Kapel ${id}, Ieper</title><path class="st"></path></a></g>`,
  )
  const rows = [1, 2, 3].map(
    (id) =>
      `<li><a href="/jacobalia/${id}/" data-place="${id}"><span>Kerk ${id}</span><span>Zeerijp</span><span>1.620 km</span></a></li>`,
  )
  document.body.innerHTML = `<div><div class="sheet"><div class="chart"><svg>${stars.join('')}</svg></div>
    <div data-place-card hidden><button class="close"></button><ul></ul></div></div>
    <div class="place-list"><ol>${rows.join('')}</ol></div></div>`
  for (const [id, [x, y]] of Object.entries(spots)) {
    const shape = document.querySelector(`g[data-id="${id}"] .st`)
    if (shape) shape.getBoundingClientRect = () => boxOf(x - 5, y - 5, 10, 10)
  }
  const sheet = document.querySelector('.sheet')
  if (sheet) sheet.getBoundingClientRect = () => boxOf(0, 0, 320, 500)
  const shown = card()
  if (shown) shown.getBoundingClientRect = () => boxOf(0, 0, 260, 100)
  stop = mount(root())
})
afterEach(() => stop())

describe('CAT-08 chart and list', () => {
  it('opens one card at the star that is nearest to the press, and marks its row', () => {
    expect(press(118, 56).defaultPrevented).toBe(true)
    expect(card()?.hidden).toBe(false)
    expect(card()?.querySelector('li')?.textContent).toBe('Kerk 2Zeerijp · 1.620 km')
    expect(card()?.querySelector('a')?.getAttribute('href')).toBe('/jacobalia/2/')
    expect([card()?.style.left, card()?.style.top]).toEqual(['0px', '68px'])
    expect(row(2)?.classList.contains('on')).toBe(true)
    press(95, 50)
    expect(named()).toEqual(['Kerk 1'])
    expect(document.querySelectorAll('.place-list .on, .ring')).toHaveLength(2)
  })

  it('names all that lie on one another, also what the list does not hold, above a low star and inside the sheet', () => {
    press(303, 403)
    expect(named()).toEqual(['Kapel 4, Ieper', 'Kerk 3'])
    expect([card()?.style.left, card()?.style.top]).toEqual(['60px', '286px'])
  })

  it('closes it by its cross, by Escape, and by a press far from the stars', () => {
    const ways = [
      () => card()?.querySelector<HTMLElement>('.close')?.click(),
      () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
      () => press(200, 200),
    ]
    for (const way of ways) {
      press(100, 50)
      expect(card()?.hidden).toBe(false)
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

  it.each([
    [{}, '/jacobalia/1/  '],
    [{ open_in_new_window: 'yes' }, '/jacobalia/1/ _blank noopener'],
  ])('marker_click_action post_link with %j: a press at one star follows its link', (setup, followed) => {
    set({ options: { marker_click_action: 'post_link' }, ...setup })
    const links: string[] = []
    const hear = (event: Event) => {
      if (!(event.target instanceof HTMLAnchorElement)) return
      event.preventDefault()
      links.push(`${event.target.getAttribute('href')} ${event.target.target} ${event.target.rel}`)
    }
    document.addEventListener('click', hear)
    expect(press(95, 50).defaultPrevented).toBe(true)
    expect([links, card()?.hidden]).toEqual([[followed], true])
    press(303, 403)
    expect(named()).toEqual(['Kapel 4, Ieper', 'Kerk 3'])
    const [first] = card()?.querySelectorAll('li a') ?? []
    expect(`${first?.getAttribute('target') ?? ''} ${first?.getAttribute('rel') ?? ''}`).toBe(
      followed.replace('/jacobalia/1/ ', ''),
    )
    document.removeEventListener('click', hear)
  })

  it('leaves a press that asks for a new tab to the link', () => {
    expect(press(100, 50, { ctrlKey: true }).defaultPrevented).toBe(false)
    expect(card()?.hidden).toBe(true)
  })
})
