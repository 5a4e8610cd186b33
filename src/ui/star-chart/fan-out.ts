import type { Spot } from './projection.ts'

/** Distance between overlapping stars after they are moved apart, in units of the chart. */
export const fanDistance = 15

/** Stars closer than this fraction of the distance overlap. */
const tooNear = 0.85

/** Spots around a spot: six at the distance, twelve at twice the distance, and so on. */
function* rings({ x, y }: Spot, distance: number): Generator<Spot> {
  for (let ring = 1; ; ring += 1) {
    for (let step = 0; step < ring * 6; step += 1) {
      const angle = (step / (ring * 6)) * 2 * Math.PI + Math.PI / 6
      yield { x: x + Math.cos(angle) * ring * distance, y: y + Math.sin(angle) * ring * distance }
    }
  }
}

/**
 * Moves overlapping stars apart, so that each can be seen and pressed. The first of a stack keeps its place.
 * Deterministic for the same spots in the same order.
 */
export function fanOut(spots: readonly Spot[], distance = fanDistance): Spot[] {
  const placed: Spot[] = []
  const isFree = (spot: Spot) =>
    placed.every((other) => Math.hypot(spot.x - other.x, spot.y - other.y) >= distance * tooNear)
  for (const spot of spots) {
    if (isFree(spot)) {
      placed.push(spot)
      continue
    }
    for (const candidate of rings(spot, distance)) {
      if (!isFree(candidate)) continue
      placed.push(candidate)
      break
    }
  }
  return placed
}
