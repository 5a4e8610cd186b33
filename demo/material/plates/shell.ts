import { cut, d, ring, shape, star } from './draw.ts'
import { ink } from './ink.ts'
import type { Random } from './random.ts'
import { scallop } from './scallop.ts'
import { air, isDark, type Sky } from './sky.ts'

const radius = 196
const halfFan = Math.PI * 0.43

/** One great shell in rings of water or light. */
export function shell(random: Random, sky: Sky): string {
  const dark = isDark(sky)
  const lobes = random.whole(9, 13)
  const line = dark ? ink.mid : ink.deep
  const gap = random.between(13, 18)
  let art = shape('M0 0h800v600H0z', air[sky], 'none')
  for (let index = 0; index < 22; index += 1)
    art += ring(400, 300, 250 + index * gap, line, dark ? 2.6 - index * 0.1 : 0.7 + index * 0.08)
  const { rim, ribs, ears } = scallop(400, 292, radius, lobes)
  art += shape(ears, ink.paper, ink.night, 4) + shape(rim, ink.paper, ink.night, 4)
  return art + cut(hatching(lobes), ink.mid, 1.2) + cut(ribs, ink.night, 3.2) + (dark ? stars(random) : '')
}

function hatching(lobes: number): string {
  let data = ''
  for (let lobe = 0; lobe < lobes; lobe += 1)
    for (let hair = 0; hair < 9; hair += 1) {
      const angle = -halfFan + (2 * halfFan * (lobe + 0.5 + ((hair % 4) - 1.5) * 0.15)) / lobes
      const from = 1.06 - hair * 0.012
      const to = 0.5 - (hair % 4) * 0.09
      const sin = Math.sin(angle)
      const cos = Math.cos(angle)
      data += d`M${400 + sin * radius * 1.12 * from} ${311 - cos * radius * from}Q${400 + sin * radius * 0.72} ${311 - cos * 130} ${400 + sin * radius * to} ${320 - cos * 150 * to}`
    }
  return data
}

function stars(random: Random): string {
  const count = random.whole(9, 14)
  let art = ''
  for (let index = 0; index < count; index += 1) {
    const angle = (index / count) * Math.PI * 2
    art += star(400 + Math.cos(angle) * 340, 300 + Math.sin(angle) * 262, index % 3 ? 6 : 11, ink.gold)
  }
  return art
}
