import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenDrawn } from './when-drawn.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const heard = (waiting: Promise<void>) => {
  const done = vi.fn()
  void waiting.then(done)
  return async () => {
    await vi.advanceTimersByTimeAsync(0)
    return done.mock.calls.length > 0
  }
}

it('EDIT-01 the check waits until each widget of the page is drawn', async () => {
  document.body.innerHTML =
    '<div><p class="canvas-wait">Kop</p></div><div><p class="canvas-wait">Tekst</p></div>'
  const isDone = heard(whenDrawn(document))
  document.querySelector('.canvas-wait')?.replaceWith('Samen op weg')
  expect(await isDone()).toBe(false)
  document.querySelector('.canvas-wait')?.replaceWith('Elke zondag')
  expect(await isDone()).toBe(true)
})

it('EDIT-01 a widget that does not come holds the check up for ten seconds, and no longer', async () => {
  document.body.innerHTML = '<p class="canvas-wait">Kop</p>'
  const isDone = heard(whenDrawn(document))
  await vi.advanceTimersByTimeAsync(9_900)
  expect(await isDone()).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect(await isDone()).toBe(true)
})
