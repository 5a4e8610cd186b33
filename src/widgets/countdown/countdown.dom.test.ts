import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mount } from './countdown.behaviour.ts'

let stop: () => void = () => undefined
const root = () => document.body.firstElementChild as HTMLElement
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-23T18:59:50Z') })
  const parts = ['days', 'hours', 'minutes', 'seconds'].map(
    (unit) => `<span data-unit="${unit}" hidden><b>0</b></span>`,
  )
  document.body.innerHTML = `<div data-until="2026-12-24T19:00:00Z" data-after="Nu!">${parts.join(' ')}</div>`
  stop = mount(root())
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

it('EDIT-01 countdown counts on, and says so when it is time', () => {
  expect(root().textContent).toBe('1 00 00 10')
  vi.advanceTimersByTime(11_000)
  expect(root().textContent).toBe('0 23 59 59')
  vi.advanceTimersByTime(24 * 3_600_000)
  expect(root().textContent).toBe('Nu!')
})
