import { afterEach, describe, expect, it, vi } from 'vitest'
import { mount, targetOf } from './hash-scroll.behaviour.ts'

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
    const root = place('<header data-elementor-id="12"></header><main data-elementor-id="34"></main>')
    const scrolled: unknown[] = []
    for (const element of root.querySelectorAll<HTMLElement>('[data-elementor-id]'))
      element.scrollIntoView = (how) => scrolled.push(element.dataset.elementorId, how)
    mount(root)()
    expect(scrolled).toEqual(id === undefined ? [] : [String(id), { block: 'center' }])
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
