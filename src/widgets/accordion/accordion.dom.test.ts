import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mount } from './accordion.behaviour.ts'

const page = `<div data-behaviour="accordion">
  <p data-accordion-all hidden><button data-expand-all></button><button data-collapse-all></button></p>
  <div class="acc">
    <details name="a" data-hashtag="begin"><summary>Begin</summary>
      <div class="acc"><details id="inner"><summary>Binnen</summary></details></div>
    </details>
    <details name="a" data-hashtag="verder"><summary>Verder</summary></details>
    <details name="a"><summary>Zonder</summary></details>
  </div>
</div>`

let stop: () => void = () => undefined
const root = () => document.body.firstElementChild as HTMLElement
const item = (name: string): HTMLDetailsElement => {
  const found = [...document.querySelectorAll('details')].find(
    (details) => details.querySelector('summary')?.textContent === name,
  )
  if (!found) throw new Error(name)
  return found
}
const press = (name: string) => item(name).querySelector('summary')?.click()
const open = () =>
  [...document.querySelectorAll('.acc > details[open] > summary')].map((it) => it.textContent)
const button = (name: string) => document.querySelector<HTMLButtonElement>(`[data-${name}]`)

beforeEach(() => {
  document.body.innerHTML = page
})
afterEach(() => {
  stop()
  history.replaceState(null, '', '/')
})

describe('CAT-12 accordion', () => {
  it('closes the others when one opens', () => {
    stop = mount(root())
    item('Verder').open = true
    press('Begin')
    expect(item('Verder').open).toBe(false)
  })

  it('opens and closes all, which shared names would forbid', () => {
    stop = mount(root())
    expect(document.querySelector<HTMLElement>('[data-accordion-all]')?.hidden).toBe(false)
    button('expand-all')?.click()
    expect(open()).toEqual(['Begin', 'Verder', 'Zonder'])
    expect(item('Begin').hasAttribute('name')).toBe(false)
    button('collapse-all')?.click()
    expect(open()).toEqual([])
  })

  it('leaves an accordion inside an item alone', () => {
    stop = mount(root())
    item('Binnen').open = true
    button('collapse-all')?.click()
    expect(item('Binnen').open).toBe(true)
  })
})

describe('CAT-11 hashtags', () => {
  it('opens the item that the address names', () => {
    history.replaceState(null, '', '/#verder')
    stop = mount(root())
    expect(open()).toEqual(['Verder'])
  })

  it('opens it when the hash changes, and closes the others', () => {
    stop = mount(root())
    item('Verder').open = true
    history.replaceState(null, '', '/#begin')
    window.dispatchEvent(new HashChangeEvent('hashchange'))
    expect(open()).toEqual(['Begin'])
  })

  it('writes the hashtag of what is opened, and nothing for an item without', () => {
    stop = mount(root())
    press('Begin')
    expect(location.hash).toBe('#begin')
    press('Zonder')
    expect(location.hash).toBe('#begin')
  })

  it('abuse 16 survives a hash that cannot be read', () => {
    history.replaceState(null, '', '/#%E0%A4%A')
    stop = mount(root())
    expect(open()).toEqual([])
  })
})
