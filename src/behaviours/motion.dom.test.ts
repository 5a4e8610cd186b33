import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mount } from './motion.behaviour.ts'

let stop: () => void
let isCalm: boolean
let browserMoves: boolean
/** What a visitor changes in the settings of the device. */
let calmChanged: () => void
let seen: (entries: { isIntersecting: boolean }[]) => void
const box = () => document.querySelector('#box') as HTMLElement

function begin(wish: object, { top = 0 } = {}) {
  document.body.innerHTML = '<div id="box"><div></div></div>'
  box().dataset.motion = JSON.stringify({ on: ['desk'], effects: [], ...wish })
  Object.defineProperty(box(), 'offsetTop', { value: top })
  Object.defineProperty(box(), 'offsetHeight', { value: 200 })
  vi.spyOn(box(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 200))
  stop = mount(box())
}

beforeEach(() => {
  vi.useFakeTimers()
  isCalm = false
  browserMoves = false
  vi.stubGlobal('innerWidth', 1280)
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isCalm
    },
    addEventListener: (_: string, told: () => void) => {
      calmChanged = told
    },
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal('CSS', { supports: () => browserMoves })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: typeof seen) {
        seen = told
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const vertical = { effect: 'vertical', way: 'out-in', speed: 2, from: 0, to: 100 }

describe('SITE-05 a widget that moves', () => {
  it('goes with the page as it scrolls', () => {
    begin({ effects: [vertical, { ...vertical, effect: 'opacity', speed: 10 }] }, { top: 800 })
    expect([box().style.translate, box().style.opacity]).toEqual(['0px 100px', '0'])
    vi.stubGlobal('scrollY', 500)
    dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(20)
    expect([box().style.translate, box().style.opacity]).toEqual(['0px 0px', '0.5'])
  })

  it('moves the layer of a background within what it lies behind', () => {
    begin({ effects: [vertical], mouse: 'track', speed: 2, away: false, layer: true }, { top: 800 })
    const layer = () => box().firstElementChild as HTMLElement
    expect([layer().style.translate, box().getAttribute('style')]).toEqual(['0px 10cqh', null])
    dispatchEvent(new MouseEvent('mousemove', { clientX: 320, clientY: 0 }))
    expect(layer().style.transform).toBe('translate(-5cqw, -10cqh)')
    stop()
    expect([layer().style.translate, layer().style.transform]).toEqual(['', ''])
  })

  it('is left to a browser that moves things by itself', () => {
    browserMoves = true
    begin({ effects: [vertical] }, { top: 800 })
    expect(box().getAttribute('style')).toBeNull()
  })

  it('stands still for who asks for less motion', () => {
    isCalm = true
    for (const layer of [false, true]) {
      begin({ effects: [vertical], mouse: 'track', entrance: 'up', layer }, { top: 900 })
      dispatchEvent(new MouseEvent('mousemove', { clientX: 10, clientY: 10 }))
      expect([box().getAttribute('style'), box().className]).toEqual([null, ''])
      expect(box().innerHTML).toBe('<div></div>')
    }
  })

  it('stands still at once when somebody asks for less motion, and moves again when they take that back', () => {
    begin({ effects: [vertical] }, { top: 800 })
    expect(box().style.translate).toBe('0px 100px')
    isCalm = true
    calmChanged()
    expect(box().style.translate).toBe('')
    isCalm = false
    calmChanged()
    expect(box().style.translate).toBe('0px 100px')
  })

  it('moves on its devices alone, and looks again 200 ms after the window was resized', () => {
    begin({ effects: [vertical] }, { top: 800 })
    vi.stubGlobal('innerWidth', 600)
    dispatchEvent(new Event('resize'))
    vi.advanceTimersByTime(199)
    expect(box().style.translate).toBe('0px 100px')
    vi.advanceTimersByTime(1)
    expect(box().style.translate).toBe('')
  })

  it.each([
    ['track', false, 'translate(-25px, -50px)'],
    ['track', true, 'translate(25px, 50px)'],
    ['tilt', false, 'perspective(75rem) rotateX(5deg) rotateY(-2.5deg)'],
  ])('%s (away: %s) follows the mouse', (mouse, away, transform) => {
    begin({ mouse, speed: 1, away })
    dispatchEvent(new MouseEvent('mousemove', { clientX: 320, clientY: 0 }))
    expect(box().style.transform).toBe(transform)
  })

  it('enters when it comes into sight, and never when it is in sight already', () => {
    begin({ entrance: 'up', delay: 200 }, { top: 900 })
    expect(box().className).toBe('enters-later')
    seen([{ isIntersecting: false }])
    expect(box().className).toBe('enters-later')
    seen([{ isIntersecting: true }])
    expect(box().className).toBe('enters')
    expect(box().style.getPropertyValue('--enter-delay')).toBe('200ms')
    stop()
    begin({ entrance: 'up' }, { top: 100 })
    expect(box().className).toBe('')
  })
})
