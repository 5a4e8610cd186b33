import { kilometresBetween } from '../material/places.ts'

interface Point {
  lat: number
  lon: number
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

const winds = [
  'noorden',
  'noordoosten',
  'oosten',
  'zuidoosten',
  'zuiden',
  'zuidwesten',
  'westen',
  'noordwesten',
] as const

/** 'zuidoosten': where one point lies as seen from another. */
export function windTowards(from: Point, to: Point): string {
  const east = (to.lon - from.lon) * Math.cos(radians((from.lat + to.lat) / 2))
  const degrees = (Math.atan2(east, to.lat - from.lat) * 180) / Math.PI
  return winds[Math.round((degrees + 360) / 45) % 8] ?? 'noorden'
}

export function kilometresAlong(points: readonly Point[]): number {
  let sum = 0
  for (const [at, point] of points.entries()) {
    const next = points[at + 1]
    if (next) sum += kilometresBetween(point, next)
  }
  return sum
}

/** Ratio of the walked distance to the straight line. */
export const walkingFactor = 1.3

export const kilometres = (value: number): string =>
  value < 10 ? value.toFixed(1).replace('.', ',') : String(Math.round(value))
