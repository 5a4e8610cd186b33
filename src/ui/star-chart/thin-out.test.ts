import { expect, it } from 'vitest'
import { lowCountries } from './low-countries.ts'
import { mostStars, thinOut } from './thin-out.ts'

const places = Array.from({ length: 10_000 }, (_, id) => ({
  id,
  lat: 50.8 + (id % 100) * 0.027,
  lon: 3 + Math.floor(id / 100) * 0.037,
}))

it('CAT-08 draws no more stars than can be told apart, spread over the whole sheet', () => {
  const kept = thinOut(lowCountries, places)
  expect(kept.length).toBeLessThanOrEqual(mostStars)
  expect(kept.length).toBeGreaterThan(mostStars / 3)
  expect(Math.max(...kept.map(({ lat }) => lat))).toBeGreaterThan(53)
  expect(Math.max(...kept.map(({ lon }) => lon))).toBeGreaterThan(6)
})

it('CAT-08 leaves a chart of some hundreds as it is', () => {
  const few = places.slice(0, mostStars)
  expect(thinOut(lowCountries, few)).toBe(few)
})
