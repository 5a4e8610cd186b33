import { cut, d, shape } from './draw.ts'
import { type Ink, ink } from './ink.ts'

export interface Scallop {
  /** The wavy edge, closed at the hinge. */
  rim: string
  /** The lines that run from the rim to the hinge. */
  ribs: string
  /** The two small wings below. */
  ears: string
}

const halfFan = Math.PI * 0.43

/** The shell of Saint James round a centre, hinge below. */
export function scallop(cx: number, cy: number, radius: number, lobes = 9): Scallop {
  const hinge = cy + radius * 0.86
  const at = (lobe: number) => {
    const angle = -halfFan + (2 * halfFan * lobe) / lobes
    return {
      angle,
      x: cx + Math.sin(angle) * radius * 1.12,
      y: cy + radius * 0.1 - Math.cos(angle) * radius * 0.98,
    }
  }
  const first = at(0)
  let rim = d`M${cx - radius * 0.2} ${hinge}C${cx - radius * 0.45} ${cy + radius * 0.62} ${cx - radius * 1.02} ${cy + radius * 0.2} ${first.x} ${first.y}`
  let ribs = ''
  for (let lobe = 1; lobe <= lobes; lobe += 1) {
    const end = at(lobe)
    const crest = at(lobe - 0.5)
    rim += d`Q${crest.x + Math.sin(crest.angle) * radius * 0.19} ${crest.y - Math.cos(crest.angle) * radius * 0.19} ${end.x} ${end.y}`
    if (lobe < lobes)
      ribs += d`M${end.x} ${end.y}Q${cx + (end.x - cx) * 0.5} ${cy + radius * 0.3} ${cx + (lobe - lobes / 2) * radius * 0.045} ${hinge - radius * 0.06}`
  }
  rim += d`C${cx + radius * 1.02} ${cy + radius * 0.2} ${cx + radius * 0.45} ${cy + radius * 0.62} ${cx + radius * 0.2} ${hinge}Z`
  const ears = d`M${cx - radius * 0.34} ${hinge - radius * 0.16}L${cx - radius * 0.42} ${hinge + radius * 0.1}Q${cx} ${hinge + radius * 0.2} ${cx + radius * 0.42} ${hinge + radius * 0.1}L${cx + radius * 0.34} ${hinge - radius * 0.16}Z`
  return { rim, ribs, ears }
}

/** A small shell as it is sewn on a hat or cut in a stone. */
export function badge(cx: number, cy: number, radius: number, fill: Ink = ink.gold, lobes = 9): string {
  const { rim, ribs, ears } = scallop(cx, cy, radius, lobes)
  const width = Math.max(1.2, radius * 0.055)
  return (
    shape(ears, fill, ink.night, width) +
    shape(rim, fill, ink.night, width) +
    cut(ribs, ink.night, width * 0.8)
  )
}
