import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mount } from './sticky.behaviour.ts'

let stop: () => void
let top: number
const box = () => document.querySelector('#box') as HTMLElement
const width = (px: number) => vi.stubGlobal('innerWidth', px)

/** On a page of which the box's place stands so many pixels below the window's top. */
function begin(wish: object, html = '<section><div id="box"></div></section>') {
  document.body.innerHTML = html
  box().dataset.sticky = JSON.stringify({
    side: 'top',
    on: ['desk', 'tablet', 'phone'],
    offset: { desk: 10, tablet: 10, phone: 0 },
    effects: { desk: 0, tablet: 0, phone: 0 },
    isWithin: false,
    anchor: 0,
    ...wish,
  })
  Object.defineProperty(box(), 'offsetHeight', { value: 50, configurable: true })
  stop = mount(box())
}
const scrollTo = (now: number) => {
  top = now
  dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(20)
}

beforeEach(() => {
  vi.useFakeTimers()
  width(1280)
  vi.stubGlobal('innerHeight', 800)
  top = 300
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(40, top, 600, 0))
})
afterEach(() => {
  stop()
  document.documentElement.removeAttribute('style')
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('SITE-04 a widget that stays in sight', () => {
  it('sticks when its place comes within its offset of the top, and keeps that place open', () => {
    begin({})
    scrollTo(11)
    expect(box().className).toBe('')
    scrollTo(10)
    expect(box().className).toBe('is-stuck is-held')
    expect(box().style.getPropertyValue('--held-width')).toBe('600px')
    expect((box().previousSibling as HTMLElement).style.height).toBe('50px')
    scrollTo(200)
    expect(box().className).toBe('')
    expect((box().previousSibling as HTMLElement).style.height).toBe('')
  })

  it('sticks to the bottom while its place is below it', () => {
    begin({ side: 'bottom' })
    scrollTo(741)
    expect(box().className).toBe('is-stuck is-held')
    scrollTo(700)
    expect(box().className).toBe('')
  })

  it.each([
    ['inside what it stands in', { isWithin: true }, undefined],
    ['where it stands on the page itself', {}, '<main><div id="box"></div></main>'],
  ])('leaves it to CSS %s', (_, wish, html) => {
    begin(wish, html)
    scrollTo(-400)
    expect(box().className).toBe('is-stuck')
  })

  it('gets a shadow so many pixels later, of each device its own', () => {
    begin({ effects: { desk: 30, tablet: 30, phone: 0 } })
    scrollTo(-19)
    expect(box().classList.contains('is-past')).toBe(false)
    scrollTo(-20)
    expect(box().classList.contains('is-past')).toBe(true)
  })

  it('is active on its devices alone, and looks again 300 ms after the window was resized', () => {
    begin({ on: ['desk'], anchor: 80 })
    scrollTo(0)
    expect(box().className).toBe('is-stuck is-held')
    expect(document.documentElement.style.scrollPaddingTop).toBe('80px')
    width(600)
    dispatchEvent(new Event('resize'))
    vi.advanceTimersByTime(299)
    expect(box().className).toBe('is-stuck is-held')
    vi.advanceTimersByTime(1)
    expect(box().className).toBe('')
    expect(document.documentElement.style.scrollPaddingTop).toBe('')
  })

  it.each([
    ['fixed', 'is-stuck is-held'],
    ['absolute', ''],
  ])('adds the height of a staff bar only when that is fixed: %s', (position, classes) => {
    begin(
      {},
      `<div id="wpadminbar" style="position: ${position}"></div><section><div id="box"></div></section>`,
    )
    Object.defineProperty(document.querySelector('#wpadminbar'), 'offsetHeight', { value: 32 })
    scrollTo(42)
    expect(box().className).toBe(classes)
  })

  it('leaves nothing behind', () => {
    begin({})
    scrollTo(0)
    stop()
    expect(document.querySelector('section')?.innerHTML).toMatch(/^<div id="box"[^>]* class=""[^>]*><\/div>$/)
  })

  it('shares the room above anchor links with others: the most that any asks, while it is there', () => {
    const room = () => document.documentElement.style.scrollPaddingTop
    begin({ anchor: 120 })
    const first = stop
    const other = document.createElement('div')
    other.dataset.sticky = box().dataset.sticky?.replace('"anchor":120', '"anchor":40') ?? ''
    document.body.append(other)
    const stopOther = mount(other)
    expect(room()).toBe('120px')
    const third = document.createElement('div')
    third.dataset.sticky = box().dataset.sticky?.replace('"anchor":120', '"anchor":0') ?? ''
    document.body.append(third)
    const stopThird = mount(third)
    expect(room()).toBe('120px')
    first()
    expect(room()).toBe('40px')
    stopThird()
    stopOther()
    expect(room()).toBe('')
    stop = () => undefined
  })
})
