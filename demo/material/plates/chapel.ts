import { gable } from './church-parts.ts'
import {
  box,
  cut,
  d,
  disc,
  face,
  litRoof,
  litWall,
  pointedArch,
  polygon,
  roundArch,
  shadedWall,
  shape,
  upright,
} from './draw.ts'
import { ink } from './ink.ts'
import { drawGround, type Ground, type Tree, tree } from './land.ts'
import type { Random } from './random.ts'
import { drawSky, isDark, type Sky } from './sky.ts'
import { buttress, ridgeTurret } from './tower.ts'

export type ChapelForm =
  /** Seen from its corner, the bell turret over the front. */
  | 'corner'
  /** Its front alone, between trees. */
  | 'front'
  /** Its long side, with a round end. */
  | 'long'
  /** Between the houses of a town. */
  | 'row'
  /** Only foundations are left. */
  | 'ruin'

export interface ChapelTraits {
  form?: ChapelForm
  ground?: Ground
}

export function chapel(random: Random, sky: Sky, traits: ChapelTraits = {}): string {
  const horizon = random.between(440, 460)
  const form = traits.form ?? random.pick<ChapelForm>(['corner', 'front', 'long'])
  const ground = traits.ground ?? random.pick<Ground>(['path', 'mound', 'fields', 'path'])
  const dark = isDark(sky)
  return (
    drawSky(random, sky, horizon) +
    (form === 'row' ? '' : grove(random, dark, horizon + 8, form === 'ruin')) +
    drawGround(random, sky, horizon, form === 'row' ? 'square' : ground) +
    forms[form](random, dark, horizon + (ground === 'mound' && form !== 'row' ? -4 : 8))
  )
}

function grove(random: Random, dark: boolean, base: number, far: boolean): string {
  const kind = random.pick<Tree>(['round', 'round', 'poplar', 'fir', 'bare'])
  const high = kind === 'poplar' ? 250 : 205
  let art = ''
  for (const x of far ? [90, 700] : [150, 232, 566, 650]) {
    if (random.chance(0.85))
      art += tree(random, x + random.between(-24, 24), base, random.between(high * 0.55, high), dark, kind)
  }
  return art
}

const glow = (dark: boolean) => (dark ? ink.gold : ink.night)

const forms: Record<ChapelForm, (random: Random, dark: boolean, base: number) => string> = {
  corner: (random, dark, base) => {
    const x = random.between(296, 340)
    const [wall, rise, length] = [random.between(84, 112), random.between(78, 104), random.between(136, 176)]
    const opening = random.pick([pointedArch, roundArch])
    const top = base - wall
    const side = litWall(x + 90, top, length, wall)
    const roof = litRoof(
      [
        [x + 44, top - rise],
        [x + length + 62, top - rise],
        [x + length + 96, top],
        [x + 84, top],
      ],
      12,
    )
    const front = polygon(
      [
        [x - 6, base],
        [x - 6, top],
        [x + 42, top - rise],
        [x + 90, top],
        [x + 90, base],
      ],
      ink.paper,
    )
    let windows = ''
    for (let bay = 0; bay < 3; bay += 1) {
      windows += shape(opening(x + 106 + (bay * length) / 3.2, base - 28, 20, 50), glow(dark), ink.night, 2)
      if (bay) windows += buttress(x + 92 + (bay * length) / 3.2, base, 9, wall * 0.66)
    }
    return (
      side +
      roof +
      front +
      shape(opening(x + 22, base, 40, 72), ink.night, ink.night, 2) +
      disc(x + 42, top - 20, 13, ink.gold, ink.night) +
      windows +
      ridgeTurret(x + 70, top - rise + 6, random.between(22, 30))
    )
  },

  front: (random, dark, base) => {
    const width = random.between(176, 216)
    const wall = random.between(112, 140)
    const rise = random.between(104, 140)
    const x = 400
    const opening = random.pick([pointedArch, roundArch])
    const depth = 64
    const roof = litRoof(
      [
        [x, base - wall - rise],
        [x + depth, base - wall - rise],
        [x + width / 2 + depth, base - wall],
        [x + width / 2, base - wall],
      ],
      11,
    )
    const side = shadedWall(x + width / 2, base - wall, depth - 6, wall)
    const front = gable({ x, base, width, height: wall, rise, opening, glow: glow(dark), door: true })
    const cote = polygon(
      [
        [x - 22, base - wall - rise + 18],
        [x - 22, base - wall - rise - 34],
        [x, base - wall - rise - 58],
        [x + 22, base - wall - rise - 34],
        [x + 22, base - wall - rise + 18],
      ],
      ink.paper,
    )
    const bell =
      shape(roundArch(x - 11, base - wall - rise + 8, 22, 44), ink.night) +
      shape(d`M${x - 8} ${base - wall - rise + 2}q2 -4 3 -16q5 -7 10 0q1 12 3 16z`, ink.gold, ink.night, 1.6)
    return (
      side + roof + front + cote + bell + cut(d`M${x} ${base - wall - rise - 58}v-20m-7 7h14`, ink.night, 3)
    )
  },

  long: (random, dark, base) => {
    const width = random.between(230, 290)
    const wall = random.between(88, 112)
    const rise = random.between(70, 96)
    const left = 384 - width / 2
    const opening = random.pick([pointedArch, roundArch])
    const top = base - wall
    const right = left + width
    const apse =
      litWall(right, top + 14, 40, wall - 14) +
      shadedWall(right + 40, top + 14, 28, wall - 14) +
      litRoof(
        [
          [right - 6, top - rise * 0.62],
          [right - 4, top - rise * 0.62],
          [right + 74, top + 14],
          [right, top + 14],
        ],
        9,
      )
    const walls = litWall(left, top, width, wall)
    const roof = litRoof(
      [
        [left + 4, top - rise],
        [right - 10, top - rise],
        [right + 6, top],
        [left - 8, top],
      ],
      11,
    )
    const bays = random.whole(3, 5)
    let windows = shape(opening(right + 12, base - 30, 18, 52), glow(dark), ink.night, 2)
    for (let bay = 1; bay < bays; bay += 1)
      windows +=
        shape(opening(left + (width / bays) * (bay + 0.3), base - 28, 24, 58), glow(dark), ink.night, 2) +
        buttress(left + (width / bays) * bay, base, 9, wall * 0.7)
    const door = shape(opening(left + width / bays / 2 - 18, base, 36, 70), ink.night)
    return (
      apse +
      walls +
      roof +
      windows +
      door +
      ridgeTurret(left + random.pick([34, width * 0.5]), top - rise + 5, 28)
    )
  },

  row: (random, dark, base) => {
    const neighbours = (x: number, width: number, height: number) => {
      let panes = ''
      for (let row = 0; row < 3; row += 1)
        for (const share of [0.16, 0.58])
          panes += shape(
            d`M${x + width * share} ${base - height + 18 + row * 46}h24v30h-24z`,
            dark && random.chance(0.4) ? ink.gold : ink.night,
            ink.night,
            2,
          )
      return (
        litWall(x, base - height, width, height) +
        litRoof(
          [
            [x + 10, base - height - 50],
            [x + width - 10, base - height - 50],
            [x + width + 5, base - height],
            [x - 5, base - height],
          ],
          7,
        ) +
        panes
      )
    }
    const width = 150
    const opening = random.pick([pointedArch, roundArch])
    const front = gable({
      x: 400,
      base,
      width,
      height: random.between(150, 180),
      rise: random.between(110, 140),
      opening,
      glow: glow(dark),
      door: true,
    })
    return (
      neighbours(150, 176, random.between(150, 190)) + neighbours(474, 178, random.between(150, 190)) + front
    )
  },

  ruin: (random, dark, base) => {
    const wall = (x: number, width: number, height: number) => {
      const top = base - height
      let crest = d`M${x} ${base}V${top}`
      for (let step = 0; step < 8; step += 1)
        crest += d`l${width / 8} ${(step % 2 ? -1 : 1) * random.between(4, 16)}`
      return (
        shape(`${crest}V${base}Z`, ink.paper) +
        cut(
          Array.from(
            { length: Math.floor(height / 13) },
            (_, row) => d`M${x + 4} ${base - 9 - row * 12}h${width - 8}`,
          ).join(''),
          ink.mid,
          1.1,
        )
      )
    }
    const opening = shape(pointedArch(432, base - 26, 54, 96), dark ? ink.deep : ink.haze)
    let plan = ''
    for (const [x, y, w] of [
      [232, base + 22, 330],
      [232, base + 78, 330],
    ] as const)
      plan += face(upright(box(x, y, w, 17)), ink.paper, { colour: ink.night, width: 1.4, strips: 18 })
    plan += face(box(232, base + 22, 20, 73), ink.haze, { colour: ink.night, width: 1.4, strips: 6 })
    plan += shape(d`M562 ${base + 22}q64 36 0 73v-17q34 -20 0 -39z`, ink.paper)
    plan += litWall(478, base + 44, 40, 24, 8)
    return wall(250, 92, 66) + wall(396, 128, 150) + opening + plan
  },
}
