import { expect, it } from 'vitest'
import { countIn, panOffset, roomAbove, seenOf, startOf, windowAt } from './camera.ts'

const utrecht = { lat: 52.09, lng: 5.12 }
const ieper = { lat: 50.85, lng: 2.89 }

it('CAT-08 auto_center begins round all places', () => {
  expect(startOf({ auto_center: 'yes', zoom: 7 }, [utrecht, ieper])).toEqual({
    bounds: [2.89, 50.85, 5.12, 52.09],
    fitBoundsOptions: { padding: 48, maxZoom: 12 },
  })
})

it('CAT-08 zoom holds for a single place, for no places, and without auto_center', () => {
  expect(startOf({ auto_center: 'yes', zoom: 9 }, [utrecht])).toEqual({ center: [5.12, 52.09], zoom: 9 })
  expect(startOf({ auto_center: 'yes', zoom: 9 }, [])).toMatchObject({ zoom: 9 })
  expect(startOf({ auto_center: '', zoom: 5 }, [utrecht, ieper])).toMatchObject({ zoom: 5 })
})

it('CAT-08 begins at the place whose page it stands on', () => {
  expect(startOf({ auto_center: 'yes', zoom: 7 }, [utrecht, ieper], ieper)).toEqual({
    center: [2.89, 50.85],
    zoom: 8,
  })
})

it('CAT-08 pans by half the height of the map minus 100 px', () => {
  const whole = (height: number) => panOffset(height, { top: 0, bottom: height })
  expect(whole(900)).toEqual([0, 350])
  expect(whole(300)).toEqual([0, 50])
  expect(whole(120)).toEqual([0, 0])
})

it('CAT-08 keeps a pressed place and its window in that part of the map that is seen', () => {
  // The map begins 200 px below the top of a window of 720 px, and ends below it.
  const below = seenOf({ top: 200, height: 900 }, 720)
  expect(below).toEqual({ top: 0, bottom: 520 })
  expect(panOffset(900, below)).toEqual([0, 420 - 450])
  expect(roomAbove(below, 12)).toBe(420 - 12 - 15)
  // It was scrolled half out of the window, and fills the rest.
  const above = seenOf({ top: -400, height: 900 }, 360)
  expect(above).toEqual({ top: 400, bottom: 760 })
  expect(panOffset(900, above)).toEqual([0, 660 - 450])
  expect(roomAbove(above, 12)).toBe(260 - 12 - 15)
  expect(seenOf({ top: -1000, height: 900 }, 720), 'out of sight').toEqual({ top: 0, bottom: 900 })
})

it('CAT-08 puts the window 15 px above its marker and inside the sides of the map', () => {
  const box = { width: 280, height: 200 }
  const map = { width: 800, height: 600 }
  expect(windowAt({ x: 400, y: 500 }, 12, box, map)).toEqual({ left: 260, top: 500 - 12 - 15 - 200 })
  expect(windowAt({ x: 10, y: 500 }, 12, box, map).left).toBe(0)
  expect(windowAt({ x: 790, y: 500 }, 12, box, map).left).toBe(520)
})

it('CAT-08 counts the places in sight', () => {
  expect(countIn([utrecht, ieper], [4, 51, 6, 53])).toBe(1)
})
