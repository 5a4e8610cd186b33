import { expect, it } from 'vitest'
import { mount } from './file-limit.behaviour.ts'

it('SITE-06 a form says at once that a file is too large, and lets go of it; a smaller one is kept', () => {
  document.body.innerHTML =
    '<div data-most-bytes="3"><input type="file"><p hidden data-too-large>Te groot</p></div>'
  const root = document.body.firstElementChild as HTMLElement
  const input = root.querySelector('input') as HTMLInputElement
  const words = root.querySelector('p') as HTMLElement
  const stop = mount(root)
  const choose = (contents: string) => {
    const chosen = new DataTransfer()
    chosen.items.add(new File([contents], 'a.txt'))
    input.files = chosen.files
    input.dispatchEvent(new Event('change'))
  }
  choose('abcd')
  expect([words.hidden, words.getAttribute('role'), input.files?.length]).toEqual([false, 'alert', 0])
  choose('abc')
  expect([words.hidden, input.files?.length]).toEqual([true, 1])
  stop()
  choose('abcd')
  expect(words.hidden).toBe(true)
})
