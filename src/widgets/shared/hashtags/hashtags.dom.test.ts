import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mount as mountScroll } from '../../../behaviours/hash-scroll.behaviour.ts'
import { mount as mountAccordion } from '../../accordion/accordion.behaviour.ts'
import { mount as mountFold } from '../../fold/fold.behaviour.ts'
import { mount as mountProductTabs } from '../../product-tabs/product-tabs.behaviour.ts'
import { mount as mountTabs } from '../../tabs/tabs.behaviour.ts'
import { mount as mountToggle } from '../../toggle/toggle.behaviour.ts'

/** A widget with a part that is closed at first, around what is put into it. */
const around: Record<string, (inner: string) => string> = {
  tabs: (
    inner,
  ) => `<div class="tab-block" data-behaviour="tabs"><nav><a href="#t1">Een</a><a href="#t2">Twee</a></nav>
    <section id="t1"></section><section id="t2">${inner}</section></div>`,
  'product tabs': (inner) => `<div class="wc-tabs-wrapper" data-behaviour="product">
    <ul class="wc-tabs"><li><a href="#tab-a">A</a></li><li><a href="#tab-b">B</a></li></ul>
    <div class="wc-tab" id="tab-a"></div><div class="wc-tab" id="tab-b">${inner}</div></div>`,
  accordion: (
    inner,
  ) => `<div data-behaviour="accordion"><div class="acc"><details name="x" open><summary>Een</summary></details>
    <details name="x"><summary>Twee</summary>${inner}</details></div></div>`,
  toggle: (inner) =>
    `<div data-behaviour="toggle"><div class="acc"><details><summary>Een</summary>${inner}</details></div></div>`,
  fold: (inner) =>
    `<div data-behaviour="fold"><input type="checkbox"><div class="fold-content">${inner}</div></div>`,
  'accordion without a behaviour': (inner) =>
    `<div><div class="acc"><details name="z"><summary>Een</summary>${inner}</details></div></div>`,
  details: (inner) => `<details><summary>Een</summary>${inner}</details>`,
}
const mounts: Record<string, (root: HTMLElement) => () => void> = {
  tabs: mountTabs,
  product: mountProductTabs,
  accordion: mountAccordion,
  toggle: mountToggle,
  fold: mountFold,
}

let stops: (() => void)[] = []
beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  vi.spyOn(window, 'scrollTo').mockReturnValue()
})
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

function start(html: string, hash = ''): void {
  history.replaceState(null, '', `/${hash}`)
  document.body.innerHTML = html
  stops.push(mountScroll(document.body))
  for (const root of document.querySelectorAll<HTMLElement>('[data-behaviour]'))
    stops.push(mounts[root.dataset.behaviour ?? '']?.(root) ?? (() => undefined))
}

/** Everything around the target is open. */
function isReached(): boolean {
  for (let at = document.querySelector('#doel'); at; at = at.parentElement) {
    const isShut =
      (at instanceof HTMLElement && (at.hidden || at.style.display === 'none')) ||
      at.parentElement?.matches('details:not([open])') ||
      (at.matches('.fold-content') && !at.parentElement?.querySelector<HTMLInputElement>('input')?.checked)
    if (isShut) return false
  }
  return true
}
const follow = (hash: string) => {
  history.replaceState(null, '', hash)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}

const target = '<p id="doel">Doel</p>'
const pairs = Object.keys(around).flatMap((outer) =>
  Object.keys(around).map((inner) => [outer, inner] as const),
)

describe('CAT-11 SITE-08 a hash opens everything around its target', () => {
  it.each(pairs)('a target in %s around %s', (outer, inner) => {
    // Two of a kind would have the same ids.
    if (outer === inner) return
    const html = around[outer]?.(around[inner]?.(target) ?? '') ?? ''
    start(html)
    expect(isReached()).toBe(false)
    follow('#doel')
    expect(isReached()).toBe(true)
    stops.pop()?.()
    start(html, '#doel')
    expect(isReached(), 'when the page opens').toBe(true)
  })

  it('an item with that hashtag, in a fold in a tab', () => {
    const question = `<div data-behaviour="accordion"><div class="acc"><details name="y" data-hashtag="vraag"><summary>V</summary>${target}</details></div></div>`
    start(around.tabs?.(around.fold?.(question) ?? '') ?? '', '#vraag')
    expect(isReached()).toBe(true)
  })

  it('an accordion closes the siblings of what it opens', () => {
    start(around.tabs?.(around.accordion?.(target) ?? '') ?? '', '#doel')
    expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true])
  })

  it('a link in the page opens them, and leads to the target', () => {
    start(`<a id="weg" href="#doel">Ga</a>${around.tabs?.(around.details?.(target) ?? '')}`)
    document.querySelector<HTMLElement>('#weg')?.click()
    expect(isReached()).toBe(true)
    expect(document.activeElement?.id).toBe('doel')
  })
})
