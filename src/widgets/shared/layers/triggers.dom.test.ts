import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PopupWish } from './layer-wish.ts'
import { arm } from './triggers.ts'

const show = vi.fn()
const scrollTo = (y: number) => {
  vi.stubGlobal('scrollY', y)
  dispatchEvent(new Event('scroll'))
}
let watched: { see(): void; goal?: Element }[] = []
class FakeObserver {
  see: () => void
  goal?: Element
  constructor(call: (seen: { isIntersecting: boolean }[]) => void) {
    this.see = () => call([{ isIntersecting: true }])
    watched.push(this)
  }
  observe(goal: Element) {
    this.goal = goal
  }
  disconnect() {
    watched = watched.filter((one) => one !== this)
  }
}

let disarm: () => void
const armed = (settings: Partial<PopupWish>) => {
  disarm = arm({ kind: 'popup', ...settings }, show)
}
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  vi.stubGlobal('innerHeight', 500)
  vi.stubGlobal('scrollY', 0)
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: 1500 })
  document.body.innerHTML = '<p id="vragen">Vragen</p>'
  show.mockClear()
  watched = []
})
afterEach(() => {
  disarm()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.head.replaceChildren()
})

it('SITE-02 page_load opens after its delay in seconds', () => {
  armed({ page_load: true, page_load_delay: 3 })
  vi.advanceTimersByTime(2999)
  expect(show).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(show).toHaveBeenCalledOnce()
})

it('SITE-02 scrolling down opens at its percentage of the way', () => {
  armed({ scrolling_direction: 'down', scrolling_offset: 50 })
  scrollTo(499)
  expect(show).not.toHaveBeenCalled()
  scrollTo(500)
  expect(show).toHaveBeenCalledOnce()
})

it('SITE-02 scrolling down opens on a page that is too short to scroll', () => {
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: 500 })
  armed({ scrolling_direction: 'down', scrolling_offset: 100 })
  scrollTo(0)
  expect(show).toHaveBeenCalledOnce()
})

it('SITE-02 scrolling up opens at any scroll upwards', () => {
  armed({ scrolling_direction: 'up' })
  scrollTo(400)
  expect(show).not.toHaveBeenCalled()
  scrollTo(399)
  expect(show).toHaveBeenCalledOnce()
})

it('SITE-02 scrolling to a selector opens when it comes into sight', () => {
  armed({ scrolling_to_selector: '#vragen' })
  expect(watched.map(({ goal }) => goal?.id)).toEqual(['vragen'])
  watched[0]?.see()
  expect(show).toHaveBeenCalledOnce()
  expect(watched).toEqual([])
})

it.each(['##', '#not-there', ''])('SITE-02 ignores the scroll-to selector %j', (selector) => {
  armed({ scrolling_to_selector: selector })
  expect(watched).toEqual([])
})

it('SITE-02 click opens when the count equals its times', () => {
  armed({ click_times: 2 })
  document.body.click()
  expect(show).not.toHaveBeenCalled()
  document.body.click()
  expect(show).toHaveBeenCalledOnce()
})

it('SITE-02 inactivity opens after its seconds without a key or a move of the mouse', () => {
  armed({ inactivity_time: 5 })
  vi.advanceTimersByTime(4000)
  document.dispatchEvent(new Event('mousemove'))
  vi.advanceTimersByTime(4000)
  document.dispatchEvent(new KeyboardEvent('keydown'))
  vi.advanceTimersByTime(4999)
  expect(show).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(show).toHaveBeenCalledOnce()
})

it('SITE-02 exit intent opens when the mouse leaves at the top, and at no other side', () => {
  armed({ exit_intent: true })
  const leave = (clientY: number) =>
    document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY }))
  leave(10)
  expect(show).not.toHaveBeenCalled()
  leave(0)
  expect(show).toHaveBeenCalledOnce()
})

it.each([
  ['hides what looks like an advertisement', '.ad-box { display: none }', 1],
  ['leaves its place empty', '.ad-box { visibility: hidden }', 1],
  ['lets it be', '', 0],
])('SITE-02 adblock detection, after its delay, in a browser that %s', (_, css, times) => {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
  armed({ adblock_detection: true, adblock_detection_delay: 2 })
  vi.advanceTimersByTime(1999)
  expect(show).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(show).toHaveBeenCalledTimes(times)
  expect(document.querySelector('.ad-box')).toBeNull()
})

it('SITE-02 adblock detection looks for an element of its own, and finds a blocker where that is taken out', () => {
  const ids: string[] = []
  vi.spyOn(document, 'getElementById').mockImplementation((id) => {
    ids.push(id)
    return null
  })
  armed({ adblock_detection: true })
  vi.advanceTimersByTime(0)
  expect(show).toHaveBeenCalledOnce()
  expect(ids).toEqual([expect.stringMatching(/^[a-z0-9]{6}$/)])
  vi.restoreAllMocks()
})

it('SITE-02 of several triggers the first to fire wins, and removes them all', () => {
  armed({
    page_load: true,
    page_load_delay: 1,
    click_times: 1,
    exit_intent: true,
    inactivity_time: 2,
    scrolling_direction: 'down',
    scrolling_offset: 10,
    scrolling_to_selector: '#vragen',
  })
  document.body.click()
  expect(show).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(10_000)
  scrollTo(900)
  document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: 0 }))
  expect(watched).toEqual([])
  expect(show).toHaveBeenCalledOnce()
})

it('SITE-02 without a trigger opens by links alone', () => {
  armed({})
  document.body.click()
  scrollTo(900)
  vi.advanceTimersByTime(100_000)
  expect(show).not.toHaveBeenCalled()
})
