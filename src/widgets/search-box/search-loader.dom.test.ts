import { afterEach, beforeEach, expect, it } from 'vitest'
import { mount } from './search-loader.behaviour.ts'

let form: HTMLFormElement
let stop: () => void
const visible = () =>
  [...form.querySelectorAll<HTMLElement>('[data-idle]:not(.was), [data-busy]:not([hidden])')].map((part) =>
    part.textContent?.trim(),
  )
const send = () => form.dispatchEvent(new Event('submit', { cancelable: true }))

beforeEach(() => {
  document.body.innerHTML = `<form><input name="s"><button type="submit"><span data-idle>Zoek</span>
    <span class="now" data-busy hidden>Bezig</span></button></form>`
  form = document.querySelector('form') as HTMLFormElement
  stop = mount(form)
})
afterEach(() => stop())

it('CAT-16 shows the loader from the moment a search is sent', () => {
  expect(visible()).toEqual(['Zoek'])
  expect(send(), 'the browser goes on to the answer').toBe(true)
  expect(visible()).toEqual(['Bezig'])
  expect(form.getAttribute('aria-busy')).toBe('true')
  expect(form.querySelector('button')?.classList.contains('is-busy')).toBe(true)
})

it('CAT-16 does not send the same search twice', () => {
  send()
  expect(send()).toBe(false)
})

it('CAT-16 shows no loader when something else held the form back', () => {
  stop()
  form.addEventListener('submit', (event) => event.preventDefault())
  stop = mount(form)
  send()
  expect(visible()).toEqual(['Zoek'])
})

it('CAT-16 is at rest again when the visitor comes back to the page', () => {
  send()
  window.dispatchEvent(new Event('pageshow'))
  expect(visible()).toEqual(['Zoek'])
  expect(form.hasAttribute('aria-busy')).toBe(false)
  expect(send()).toBe(true)
})

it('CAT-16 leaves a form without a loader as it is', () => {
  form.innerHTML = '<button type="submit">Zoek</button>'
  expect(() => mount(form)()).not.toThrow()
})
