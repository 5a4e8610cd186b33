import { type ChartView, type Position, project } from './projection.ts'

/** More stars than these cannot be told apart, and a page that draws them grows slow. */
export const mostStars = 600

/** Of a crowd of places those that can be seen apart: the first of each square of the sheet, the list's order kept. */
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
