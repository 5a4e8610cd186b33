import { afterEach, describe, expect, it } from 'vitest'
import { mount } from './tabs.behaviour.ts'

let stop: () => void = () => undefined
const tab = (at: number) => document.querySelectorAll<HTMLAnchorElement>('nav > a')[at] as HTMLAnchorElement
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('section')].filter(({ hidden }) => !hidden).map(({ id }) => id)
const press = (key: string) => {
  const focused = document.activeElement as HTMLElement
  focused.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}

function start(hash = '', active = 1) {
  history.replaceState(null, '', `/${hash}`)
  document.body.innerHTML = `<div data-active="${active}"><nav><a href="#p1" data-hashtag="heen">Heen</a><a href="#p2">Terug</a><a href="#p3" data-hashtag="duur">Duur</a></nav>
    <section id="p1"></section><section id="p2"></section><section id="p3"></section></div>`
  stop = mount(document.body.firstElementChild as HTMLElement)
}
afterEach(() => {
  stop()
  history.replaceState(null, '', '/')
})

describe('CAT-12 tabs', () => {
  it('shows the first, or the one that staff chose', () => {
    start()
    expect(shown()).toEqual(['p1'])
    stop()
    start('', 2)
    expect(shown()).toEqual(['p2'])
    expect(tab(1).getAttribute('aria-selected')).toBe('true')
  })

  it('goes from name to name by the arrow keys', () => {
    start()
    tab(0).focus()
    press('ArrowLeft')
    expect(shown()).toEqual(['p3'])
    expect(document.activeElement).toBe(tab(2))
    press('Home')
    expect(shown()).toEqual(['p1'])
  })

  it('shows all of them again when it is taken away', () => {
    start()
    stop()
    expect(shown()).toEqual(['p1', 'p2', 'p3'])
  })
})

describe('CAT-11 tabs', () => {
  it('opens the one that the address names, before the one that staff chose', () => {
    start('#duur', 2)
    expect(shown()).toEqual(['p3'])
    history.replaceState(null, '', '#heen')
    window.dispatchEvent(new HashChangeEvent('hashchange'))
    expect(shown()).toEqual(['p1'])
  })

  it('writes the hashtag of the one that is pressed', () => {
    start()
    tab(2).click()
    expect(location.hash).toBe('#duur')
    tab(1).click()
    expect(location.hash).toBe('#duur')
    expect(shown()).toEqual(['p2'])
  })

  it('abuse 16 survives a hash that cannot be read', () => {
    start('#%E0%A4%A')
    expect(shown()).toEqual(['p1'])
  })
})
