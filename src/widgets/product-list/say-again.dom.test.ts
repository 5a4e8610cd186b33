import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mount } from './say-again.behaviour.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
})

it('SHOP-01 puts the result count in its place again after 2000 ms, for who hears the page', async () => {
  document.body.innerHTML = '<p role="status">1–12 van 27 producten</p>'
  const count = document.querySelector('p') as HTMLElement
  const changes: string[] = []
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) changes.push(node.textContent ?? '')
  })
  observer.observe(count, { childList: true })
  const stop = mount(count)
  expect(count.getAttribute('aria-hidden')).toBe('true')
  await vi.advanceTimersByTimeAsync(1999)
  expect(changes).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(changes).toEqual(['1–12 van 27 producten'])
  expect(count.hasAttribute('aria-hidden')).toBe(false)
  observer.disconnect()
  stop()
})

it('SHOP-01 can be heard at once when it ends early', () => {
  document.body.innerHTML = '<p role="status">1 product</p>'
  const count = document.querySelector('p') as HTMLElement
  mount(count)()
  expect(count.hasAttribute('aria-hidden')).toBe(false)
  vi.runAllTimers()
  expect(count.textContent).toBe('1 product')
})
