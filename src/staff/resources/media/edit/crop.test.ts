import { expect, it } from 'vitest'
import { isWithin } from '../../../../kernel/picture-edit.ts'
import { fitted, moved, pulled, ratios, turnedCrop } from './crop.ts'

const size = { width: 400, height: 300 }
const crop = { left: 100, top: 100, width: 200, height: 100 }

it('EDIT-05 a crop is carried to the edge of the picture, not over it', () => {
  expect(moved(crop, { x: 30.4, y: -20 }, size)).toEqual({ ...crop, left: 130, top: 80 })
  expect(moved(crop, { x: 900, y: -900 }, size)).toEqual({ ...crop, left: 200, top: 0 })
})

it('EDIT-05 what lies opposite the corner that is pulled stays', () => {
  expect(pulled(crop, { x: -1, y: -1 }, { x: -50, y: 20 }, size, undefined)).toEqual({
    left: 50,
    top: 120,
    width: 250,
    height: 80,
  })
  expect(pulled(crop, { x: 1, y: 0 }, { x: 900, y: 900 }, size, undefined)).toEqual({ ...crop, width: 300 })
  expect(pulled(crop, { x: 1, y: 1 }, { x: -900, y: -900 }, size, undefined)).toEqual({
    ...crop,
    width: 16,
    height: 16,
  })
})

it.each(Object.entries(ratios))('EDIT-05 a ratio of %s holds however it is pulled', (_, ratio) => {
  const start = fitted(crop, ratio, size)
  expect(isWithin(start, size)).toBe(true)
  for (const x of [-1, 1] as const)
    for (const y of [-1, 1] as const)
      for (const by of [-5_000, -37, 0, 41, 5_000]) {
        const next = pulled(start, { x, y }, { x: by, y: -by }, size, ratio)
        expect(isWithin(next, size)).toBe(true)
        expect(Math.abs(next.width - next.height * ratio)).toBeLessThanOrEqual(2)
      }
})

it('EDIT-05 four quarter turns bring a crop back', () => {
  const upright = { width: 300, height: 400 }
  expect(turnedCrop(crop, size)).toEqual({ left: 100, top: 100, width: 100, height: 200 })
  let next = { left: 7, top: 11, width: 100, height: 50 }
  for (const at of [size, upright, size, upright]) next = turnedCrop(next, at)
  expect(next).toEqual({ left: 7, top: 11, width: 100, height: 50 })
})
