import { expect, it } from 'vitest'
import { lowCountries } from './low-countries.ts'
import { mostStars, thinOut } from './thin-out.ts'

const places = Array.from({ length: 10_000 }, (_, id) => ({
  id,
  lat: 50.8 + (id % 100) * 0.027,
  lon: 3 + Math.floor(id / 100) * 0.037,
}))

it('CAT-08 draws no more stars than can be told apart, spread over the whole chart', () => {
  const visible = thinOut(lowCountries, places)
  expect(visible.length).toBeLessThanOrEqual(mostStars)
  expect(visible.length).toBeGreaterThan(mostStars / 3)
  expect(Math.max(...visible.map(({ lat }) => lat))).toBeGreaterThan(53)
  expect(Math.max(...visible.map(({ lon }) => lon))).toBeGreaterThan(6)
})

it('CAT-08 leaves out no star of a chart with some hundreds', () => {
  const few = places.slice(0, mostStars)
  expect(thinOut(lowCountries, few)).toBe(few)
})
