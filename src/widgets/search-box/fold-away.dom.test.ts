import { afterEach, beforeEach, expect, it } from 'vitest'
import { mount } from './fold-away.behaviour.ts'

let details: HTMLDetailsElement
let stop: () => void
const open = () => {
  details.open = true
  details.dispatchEvent(new Event('toggle'))
}

beforeEach(() => {
  document.body.innerHTML =
    '<details><summary>Zoeken</summary><input name="s"></details><a id="on" href="/over-ons/">Over ons</a>'
  details = document.querySelector('details') as HTMLDetailsElement
  stop = mount(details)
})
afterEach(() => stop())

it('CAT-16 header search puts the cursor in its field when it opens', () => {
  open()
  expect(document.activeElement?.getAttribute('name')).toBe('s')
})

it('RUN-06 Escape closes it and gives the focus back to its word', () => {
  open()
  details
    .querySelector('input')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(details.open).toBe(false)
  expect(document.activeElement?.tagName).toBe('SUMMARY')
})

it.each(['pointerdown', 'focusin'])('RUN-06 a %s elsewhere closes it, one inside does not', (type) => {
  open()
  details.querySelector('input')?.dispatchEvent(new Event(type, { bubbles: true }))
  expect(details.open).toBe(true)
  document.querySelector('#on')?.dispatchEvent(new Event(type, { bubbles: true }))
  expect(details.open).toBe(false)
})

it('RUN-06 a press on its own words, which gives the focus to what it stands in, leaves it open', () => {
  open()
  document.body.dispatchEvent(new Event('focusin', { bubbles: true }))
  expect(details.open).toBe(true)
})

it('RUN-06 lets go of the page when it is taken away', () => {
  open()
  stop()
  document.querySelector('#on')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(details.open).toBe(true)
})
