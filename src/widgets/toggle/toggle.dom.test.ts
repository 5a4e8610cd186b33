import { afterEach, expect, it } from 'vitest'
import { mount } from './toggle.behaviour.ts'

const item = (at: number) => document.querySelectorAll('details')[at] as HTMLDetailsElement
let stop: () => void = () => undefined
function start(hash = '') {
  history.replaceState(null, '', `/${hash}`)
  document.body.innerHTML =
    '<div><div class="acc"><details data-hashtag="a"><summary>A</summary></details><details data-hashtag="b" open><summary>B</summary></details></div></div>'
  stop = mount(document.body.firstElementChild as HTMLElement)
}
afterEach(() => {
  stop()
  history.replaceState(null, '', '/')
})

it('CAT-11 toggle opens the line that the address names, and closes no other', () => {
  start('#a')
  expect([item(0).open, item(1).open]).toEqual([true, true])
})

it('CAT-11 toggle writes the hashtag of a line that is opened, and none of one that is closed', () => {
  start()
  item(1).querySelector('summary')?.click()
  expect(location.hash).toBe('')
  item(0).querySelector('summary')?.click()
  expect(location.hash).toBe('#a')
})
