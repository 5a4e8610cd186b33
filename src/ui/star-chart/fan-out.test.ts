import { expect, it } from 'vitest'
import { fanDistance, fanOut } from './fan-out.ts'

const spot = { x: 100, y: 100 }
const apart = (spots: readonly { x: number; y: number }[]) =>
  Math.min(
    ...spots.flatMap((one, index) =>
      spots.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    ),
  )

it('leaves stars in place that do not overlap', () => {
  const spots = [spot, { x: 120, y: 100 }]
  expect(fanOut(spots)).toEqual(spots)
})

it('moves four stars of one spot apart, and leaves the first in place', () => {
  const fanned = fanOut([spot, spot, spot, spot])
  expect(fanned[0]).toEqual(spot)
  expect(apart(fanned)).toBeGreaterThan(fanDistance * 0.8)
  for (const star of fanned)
    expect(Math.hypot(star.x - spot.x, star.y - spot.y)).toBeLessThanOrEqual(fanDistance + 0.01)
})

it('does not move a star of one stack into another stack', () => {
  const near = { x: 115, y: 108 }
  expect(apart(fanOut([spot, near, spot, near, spot]))).toBeGreaterThan(fanDistance * 0.8)
})

it('finds room for sixty stars of one spot', () => {
  const fanned = fanOut(Array.from({ length: 60 }, () => spot))
  expect(fanned).toHaveLength(60)
  expect(apart(fanned)).toBeGreaterThan(fanDistance * 0.8)
})
