import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mount } from './ground.behaviour.ts'

let stop: () => void = () => undefined
let margin: string | undefined
let comesNear: () => void
let wantsRest = false

beforeEach(() => {
  vi.useFakeTimers()
  wantsRest = false
  vi.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches: wantsRest }) as MediaQueryList)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void, options: { rootMargin: string }) {
        margin = options.rootMargin
        comesNear = () => tell([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const root = () => document.querySelector<HTMLElement>('section') as HTMLElement
const button = () => document.querySelector<HTMLElement>('.ground-rest')
const pictures = () => [...document.querySelectorAll('.ground-layer > picture')]
/** The topmost of those that show. */
const shown = () => pictures().findLastIndex((picture) => picture.classList.contains('is-shown'))

function place(loop = true): void {
  document.body.innerHTML = `<section data-behaviour="ground" data-rest="5000" data-loop="${loop}">
    <div class="ground"><div class="ground-layer"><picture></picture><template><picture></picture><picture></picture></template></div></div>
    <button class="ground-rest" hidden></button></section>`
  stop = mount(root())
}

describe('CAT-13 pictures behind a section take turns', () => {
  it('CAT-14 and are fetched once the section is within 200 px', () => {
    place()
    expect([margin, pictures().length, button()?.hidden]).toEqual(['200px', 1, true])
    comesNear()
    expect([pictures().length, button()?.hidden]).toEqual([3, false])
  })

  it('every 5000 ms, and begin again after the last', () => {
    place()
    comesNear()
    const seen = [0, 4999, 1, 5000, 5000].map((ms) => {
      vi.advanceTimersByTime(ms)
      return shown()
    })
    expect(seen).toEqual([0, 0, 1, 2, 0])
  })

  it('or stop after the last one, and begin again when asked', () => {
    place(false)
    comesNear()
    vi.advanceTimersByTime(60_000)
    expect([shown(), root().classList.contains('is-playing')]).toEqual([2, false])
    button()?.click()
    expect([shown(), root().classList.contains('is-playing')]).toEqual([0, true])
  })

  it('rest when told to', () => {
    place()
    comesNear()
    button()?.click()
    vi.advanceTimersByTime(60_000)
    expect(shown()).toBe(0)
    button()?.click()
    vi.advanceTimersByTime(5000)
    expect(shown()).toBe(1)
  })

  it('are still for who wants less motion, until asked', () => {
    wantsRest = true
    place()
    comesNear()
    vi.advanceTimersByTime(60_000)
    expect(shown()).toBe(0)
    button()?.click()
    vi.advanceTimersByTime(5000)
    expect(shown()).toBe(1)
  })

  it('leave the first alone when the page part goes', () => {
    place()
    comesNear()
    stop()
    expect(pictures()).toHaveLength(1)
    vi.advanceTimersByTime(60_000)
    expect(shown()).toBe(0)
  })
})
