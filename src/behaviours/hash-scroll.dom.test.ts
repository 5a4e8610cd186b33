import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mount, scrollToElement, targetOf } from './hash-scroll.behaviour.ts'

const place = (html: string) => {
  document.body.innerHTML = html
  return document.body
}

afterEach(() => history.replaceState(null, '', location.pathname))

describe('SITE-08 anchor links', () => {
  it.each([
    ['#deel', true],
    ['#_deel-2', true],
    ['#2deel', false],
    ['#', false],
    ['#deel/x', false],
    ['#/search?x=1', false],
    ['#builder-action:action=lightbox', false],
  ])('honours %s: %s', (hash, honoured) => {
    place(`<h2 id="${hash.slice(1)}">Deel</h2>`)
    expect(targetOf(hash, document) !== undefined).toBe(honoured)
  })

  it('CAT-11 prefers what carries the hashtag', () => {
    place('<p id="vraag">a</p><details data-hashtag="vraag">b</details>')
    expect(targetOf('#vraag', document)?.tagName).toBe('DETAILS')
  })

  it('follows a link of this page, writes its hash and moves the focus', () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    const root = place('<a href="#deel">Naar deel</a><h2 id="deel">Deel</h2>')
    const stop = mount(root)
    root.querySelector('a')?.click()
    expect(location.hash).toBe('#deel')
    expect(document.activeElement?.id).toBe('deel')
    stop()
    scrolled.mockRestore()
  })
})

describe('SITE-10 ?theme_template_id={number}', () => {
  it.each([
    ['?theme_template_id=12', 12],
    ['?a=1&theme_template_id=34&b=2', 34],
    ['?theme_template_id=12"]', undefined],
    ['?my_theme_template_id=12', undefined],
  ])('%s leads to the template %s, in the middle of the window', (search, id) => {
    history.replaceState(null, '', search)
    const root = place(
      '<div data-elementor-id="12"><header data-at="12"></header></div><main data-elementor-id="34" data-at="34"></main>',
    )
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    window.innerHeight = 900
    for (const element of root.querySelectorAll<HTMLElement>('[data-at]'))
      element.getBoundingClientRect = () => new DOMRect(0, Number(element.dataset.at) * 100, 10, 60)
    mount(root)()
    const middle = (id ?? 0) * 100 + 60 / 2 - 900 / 2
    expect(scrolled.mock.calls).toEqual(id === undefined ? [] : [[{ top: middle, behavior: 'instant' }]])
    scrolled.mockRestore()
    history.replaceState(null, '', location.pathname)
  })
})

it('SITE-04 SITE-08 leaves room above an anchor for what stays in sight', () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  document.documentElement.style.scrollPaddingTop = '80px'
  const root = place('<a href="#deel">Naar deel</a><h2 id="deel">Deel</h2>')
  const stop = mount(root)
  root.querySelector('a')?.click()
  expect(scrolled).toHaveBeenCalledWith(0, -180)
  stop()
  document.documentElement.removeAttribute('style')
  vi.unstubAllGlobals()
  scrolled.mockRestore()
})

describe('SITE-08 scrolling that is under way', () => {
  const scrolled = vi.fn()
  let frames: FrameRequestCallback[] = []
  const nextFrame = () => {
    const due = frames
    frames = []
    for (const frame of due) frame(performance.now())
  }

  beforeEach(() => {
    scrolled.mockClear()
    frames = []
    vi.stubGlobal('scrollTo', scrolled)
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  })
  afterEach(() => vi.unstubAllGlobals())

  it.each(['pointerdown', 'wheel', 'touchstart', 'keydown'])('ends at %s', (gesture) => {
    scrollToElement(place('<h2>Deel</h2>'))
    nextFrame()
    expect(scrolled).toHaveBeenCalledTimes(1)
    window.dispatchEvent(new Event(gesture))
    nextFrame()
    expect(scrolled).toHaveBeenCalledTimes(1)
    expect(frames).toEqual([])
  })

  it('ends when something else is scrolled to', () => {
    const page = place('<h2>Een</h2><h2>Twee</h2>')
    for (const target of page.children) scrollToElement(target)
    nextFrame()
    expect(scrolled).toHaveBeenCalledTimes(1)
  })
})
