import { expect, it } from 'vitest'
import { createDrawnBefore } from './drawn-before.ts'
import type { Rendered } from './rendered.ts'

function bench() {
  const listeners: ((tags: readonly string[]) => void)[] = []
  const at = { now: new Date(0) }
  const subscribe = (listener: (tags: readonly string[]) => void) => {
    listeners.push(listener)
    return () => undefined
  }
  const drawnBefore = createDrawnBefore({ subscribe }, () => at.now)
  let drawn = 0
  const draw = async (basis: readonly unknown[], more: Partial<Rendered> = {}) => {
    const { html } = await drawnBefore.get('kaart', basis, async () => {
      drawn += 1
      return { html: String(drawn), tags: new Set(), reads: new Set(), cacheable: true, status: 200, ...more }
    })
    return html
  }
  return { at, draw, change: () => listeners.forEach((tell) => void tell(['list:post'])) }
}

it('CAT-02 a card is drawn once, and anew after any change', async () => {
  const { draw, change } = bench()
  const entry = {}
  expect([await draw([entry]), await draw([entry])]).toEqual(['1', '1'])
  change()
  expect(await draw([entry])).toBe('2')
})

it('CAT-02 a card that was drawn of what somebody read before a change is not shown after it', async () => {
  const { draw, change } = bench()
  const [old, now] = [{}, {}]
  const late = draw([old])
  change()
  expect([await late, await draw([old]), await draw([now])]).toEqual(['1', '2', '3'])
})

it.each([
  ['one visitor’s own', { cacheable: false }],
  ['what the address asks for', { reads: new Set(['q']) }],
])('abuse 19 a card with %s is drawn for each', async (_, more) => {
  const { draw } = bench()
  expect([await draw([], more), await draw([], more)]).toEqual(['1', '2'])
})

it('SHOP-17 a card is drawn anew when a price in it ends', async () => {
  const { at, draw } = bench()
  const freshUntil = new Date(1_000)
  expect([await draw([], { freshUntil }), await draw([], { freshUntil })]).toEqual(['1', '1'])
  at.now = new Date(1_000)
  expect(await draw([], { freshUntil })).toBe('2')
})
