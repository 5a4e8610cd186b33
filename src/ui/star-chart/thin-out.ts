import { type ChartView, type Position, project } from './projection.ts'

/** More stars than this cannot be told apart, and slow the page down. */
export const mostStars = 600

/** Returns the places that can be told apart: the first in each square of the chart, in the order of the list. */
export function thinOut<P extends Position>(
  view: ChartView,
  places: readonly P[],
  most = mostStars,
): readonly P[] {
  let kept = places
  for (let side = 8; kept.length > most; side *= 1.5) {
    const taken = new Set<string>()
    kept = kept.filter((place) => {
      const { x, y } = project(view, place)
      const square = `${Math.floor(x / side)} ${Math.floor(y / side)}`
      if (taken.has(square)) return false
      taken.add(square)
      return true
    })
  }
  return kept
}
