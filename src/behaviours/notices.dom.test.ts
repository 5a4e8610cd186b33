import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mount } from './notices.behaviour.ts'

let stop: () => void = () => undefined
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const element = (id: string) => document.getElementById(id) as HTMLElement
const focused = () => document.activeElement?.id

function place(attributes: string): void {
  document.body.innerHTML = `<div id="notice" tabindex="-1" ${attributes}></div><input id="field"><button id="button"></button>`
}

it('SHOP-14 an alert gets the focus after 500 ms, also from the button that brought it', () => {
  place('role="alert"')
  element('button').focus()
  stop = mount(element('notice'))
  vi.advanceTimersByTime(499)
  expect(focused()).toBe('button')
  vi.advanceTimersByTime(1)
  expect(focused()).toBe('notice')
})

it('SHOP-14 takes the focus from nobody who went on meanwhile', () => {
  place('role="alert"')
  element('button').focus()
  stop = mount(element('notice'))
  element('field').focus()
  vi.advanceTimersByTime(500)
  expect(focused()).toBe('field')
})

it('SHOP-10 takes the focus from nobody who was told by the browser, before scripts started', () => {
  place('role="alert" autofocus')
  element('field').focus()
  stop = mount(element('notice'))
  vi.advanceTimersByTime(500)
  expect(focused()).toBe('field')
})

it('SHOP-14 what is no alert moves nothing', () => {
  place('role="status"')
  element('field').focus()
  stop = mount(element('notice'))
  vi.advanceTimersByTime(500)
  expect(focused()).toBe('field')
})
