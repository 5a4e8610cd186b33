import { cut, shape, svg } from './draw.ts'
import { type Ink, ink } from './ink.ts'
import { scallop } from './scallop.ts'

/** The society's mark: a shell without a ground, 96 × 96, hinge below. */
export function shellMark(fill: Ink = ink.gold, edge: Ink = ink.night): string {
  const { rim, ribs, ears } = scallop(48, 46, 38, 7)
  return svg(shape(ears, fill, edge, 3) + shape(rim, fill, edge, 3) + cut(ribs, edge, 2.6), {
    width: 96,
    height: 96,
  })
}
