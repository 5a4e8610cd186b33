import { expect, it } from 'vitest'
import { countIn, panOffset, startOf, windowAt } from './camera.ts'

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
  expect(panOffset(900)).toEqual([0, 350])
  expect(panOffset(300)).toEqual([0, 50])
  expect(panOffset(120)).toEqual([0, 0])
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
