import { expect, it } from 'vitest'
import { anEntry, contextWith, renderRoom } from '../testing/render-room.ts'
import { spread } from './spread.ts'

const entries = Array.from({ length: 20 }, (_, at) =>
  anEntry({
    id: at + 1,
    title: `Plaats ${at + 1}`,
    url: `/jacobalia/plaats-${at + 1}/`,
    fields: { place: 'Rolde', province: 'Drenthe', kind: 'Kerk', kilometresToSantiago: 1620 - at * 10 },
  }),
)

it('CAT-02 shows a few places from the farthest to the nearest, and the way to all', async () => {
  const context = contextWith(
    {},
    {
      mapPoints: async () =>
        entries.map(({ id, title, url }) => ({
          id,
          title,
          url,
          latitude: 52,
          longitude: 5,
          precision: 'centre',
        })),
      entries: async (ids) => entries.filter(({ id }) => ids.includes(id)),
    },
  )
  const html = await renderRoom('milestones', { count: 3 }, context)
  expect([...html.matchAll(/class="km">([\d.]+)/g)].map(([, km]) => km)).toEqual(['1.620', '1.520', '1.430'])
  expect(html).toContain('<span>Rolde, Drenthe</span><span class="kd">kerk</span>')
  expect(html).toContain('Alle 20 plaatsen op afstand')
})

it('CAT-02 shows no heading over nothing', async () => {
  const context = contextWith({}, { mapPoints: async () => [], entries: async () => [] })
  expect(await renderRoom('milestones', {}, context)).toBe('')
})

it.each([
  [[1, 2, 3], 8, [1, 2, 3]],
  [[1, 2, 3, 4, 5], 3, [1, 3, 5]],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 2, [1, 10]],
  [[], 4, []],
])('takes from %j %d at even steps', (items, count, expected) => {
  expect(spread<number>(items, count)).toEqual(expected)
})
