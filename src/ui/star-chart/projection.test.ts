import { expect, it } from 'vitest'
import { lowCountries } from './low-countries.ts'
import { graticule, isInView, project, viewAround } from './projection.ts'

it('puts the north-west corner at the origin, and gives a degree of latitude its size', () => {
  expect(project(lowCountries, { lat: 53.75, lon: 2.45 })).toEqual({ x: 0, y: 0 })
  expect(project(lowCountries, { lat: 52.75, lon: 2.45 }).y).toBeCloseTo(300)
})

it('keeps shapes: a degree of longitude is shorter by the cosine of the latitude', () => {
  const { x } = project(lowCountries, { lat: 52.15, lon: 3.45 })
  expect(x / 300).toBeCloseTo(Math.cos((52.15 * Math.PI) / 180))
})

it('shows the northernmost and the southernmost demo place, and not Santiago', () => {
  const uithuizen = project(lowCountries, { lat: 53.407, lon: 6.674 })
  const ieper = project(lowCountries, { lat: 50.8492, lon: 2.89 })
  expect(isInView(lowCountries, uithuizen)).toBe(true)
  expect(isInView(lowCountries, ieper)).toBe(true)
  expect(isInView(lowCountries, project(lowCountries, { lat: 42.88, lon: -8.54 }))).toBe(false)
})

it('puts the centre of a view in its middle', () => {
  const utrecht = { lat: 52.0949, lon: 5.1158 }
  const view = viewAround(utrecht)
  const { x, y } = project(view, utrecht)
  expect(x).toBeCloseTo(view.width / 2)
  expect(y).toBeCloseTo(view.height / 2)
})

it('draws lines at half degrees of latitude and whole degrees of longitude', () => {
  const { latitudes, meridians } = graticule(lowCountries)
  expect(latitudes.map(({ lat }) => lat)).toEqual([51, 51.5, 52, 52.5, 53, 53.5])
  expect(meridians).toHaveLength(5)
})
