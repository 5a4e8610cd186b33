import { expect, it, vi } from 'vitest'
import { urlActionOf } from '../../../kernel/url-action.ts'
import { mount } from './url-hash.behaviour.ts'

const asksFor = (root: Element) => root.querySelector('[data-behaviour="url-actions"]') !== null
const follow = (hash: string) => {
  history.replaceState(null, '', hash || location.pathname)
  dispatchEvent(new HashChangeEvent('hashchange'))
}

it('SITE-03 an address that ends in an action fetches what acts, on opening and later, and any other hash does not', () => {
  const added = vi.fn()
  document.addEventListener('html-added', added)
  const root = document.createElement('div')
  document.body.append(root)
  follow('#anker')
  const stop = mount(root)
  expect(asksFor(root)).toBe(false)
  follow(encodeURI(urlActionOf('popup:open', { id: 3 })))
  expect(asksFor(root)).toBe(true)
  follow('#builder-action%3Aaction=popup%3Aopen')
  expect(added).toHaveBeenCalledTimes(1)
  stop()

  const opened = document.createElement('div')
  document.body.append(opened)
  mount(opened)()
  expect(asksFor(opened)).toBe(true)
})
