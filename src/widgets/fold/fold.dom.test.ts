import { afterEach, expect, it, vi } from 'vitest'
import { mount } from './fold.behaviour.ts'

let stop: () => void = () => undefined
const root = () => document.body.firstElementChild as HTMLElement
const box = () => document.querySelector('input') as HTMLInputElement

function start({ hash = '', high = 500, auto = true } = {}) {
  history.replaceState(null, '', `/${hash}`)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  document.body.innerHTML = `<div style="--fold: 240px" data-hashtag="verhaal" ${auto ? 'data-auto-hide="yes"' : ''}><input type="checkbox"><div class="fold-content"><div></div></div></div>`
  const inner = document.querySelector('.fold-content > div') as HTMLElement
  Object.defineProperty(inner, 'scrollHeight', { value: high })
  stop = mount(root())
}
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

it('CAT-12 fold needs no button when everything fits, if staff want that', () => {
  start({ high: 200 })
  expect(root().classList.contains('fits')).toBe(true)
  stop()
  start({ high: 200, auto: false })
  expect(root().classList.contains('fits')).toBe(false)
  stop()
  start({ high: 241 })
  expect(root().classList.contains('fits')).toBe(false)
})

it('CAT-11 fold opens by its hashtag, and writes it when it is opened', () => {
  start({ hash: '#verhaal' })
  expect(box().checked).toBe(true)
  stop()
  start()
  box().click()
  expect(location.hash).toBe('#verhaal')
})
