import { type ChartView, type Position, project } from './projection.ts'

/** More stars than this cannot be told apart, and slow down the page. */
export const mostStars = 600

/** The places that can be told apart: the first in each square of the chart, in the order of the list. */
export function thinOut<P extends Position>(
  view: ChartView,
  places: readonly P[],
  most = mostStars,
): readonly P[] {
  let visible = places
  for (let side = 8; visible.length > most; side *= 1.5) {
    const squares = new Set<string>()
    visible = visible.filter((place) => {
      const { x, y } = project(view, place)
      const square = `${Math.floor(x / side)} ${Math.floor(y / side)}`
      if (squares.has(square)) return false
      squares.add(square)
      return true
    })
  }
  return visible
}
