import {
  box,
  cut,
  d,
  disc,
  face,
  litRoof,
  litWall,
  type Opening,
  type Point,
  pointedArch,
  polygon,
  roundArch,
  shadedRoof,
  shadedWall,
  shape,
  upright,
} from './draw.ts'
import { ink } from './ink.ts'
import type { Random } from './random.ts'

export type TowerTop =
  | 'spire'
  | 'needle'
  | 'saddle'
  | 'dome'
  | 'onion'
  | 'pyramid'
  | 'lantern'
  | 'battlements'

export const towerTops: readonly [TowerTop, ...TowerTop[]] = [
  'spire',
  'needle',
  'saddle',
  'dome',
  'onion',
  'pyramid',
  'lantern',
  'battlements',
]

export interface TowerDesign {
  /** Left edge. */
  x: number
  base: number
  width: number
  height: number
  top: TowerTop
  clock: boolean
  opening: Opening
}

/** A tower seen from its corner: lit on the left, hatched on the right. */
export function tower(random: Random, design: TowerDesign): string {
  const { x, base, width, height, top } = design
  const wallTop = base - height
  const lit = width * 0.6
  const walls =
    face(box(x, wallTop, lit, height), ink.paper, {
      colour: ink.mid,
      width: 1,
      strips: Math.round(height / 11),
    }) + shadedWall(x + lit, wallTop, width - lit, height)
  const crown = tops[top]({ x, y: wallTop, width, height, lit })
  return walls + bands(random, design) + openings(design) + crown.art + finial(crown.tip)
}

function bands(random: Random, { x, base, width, height }: TowerDesign): string {
  let art = ''
  for (const level of random.pick([[0.31, 0.62], [0.34], [0.26, 0.5, 0.74]])) {
    const y = base - height + height * level
    art += shape(d`M${x - 3} ${y}h${width + 6}v6h${-width - 6}z`, ink.paper, ink.night, 2)
  }
  return art
}

function openings({ x, base, width, height, clock, opening }: TowerDesign): string {
  const top = base - height
  const lit = width * 0.6
  const bell = Math.min(height * 0.15, 46)
  let art = ''
  for (const left of [0.2, 0.56])
    art += shape(opening(x + lit * left, top + height * 0.24, lit * 0.24, bell), ink.night, ink.night, 2)
  if (clock) {
    const cx = x + lit * 0.5
    const cy = top + height * 0.43
    art += disc(cx, cy, lit * 0.17, ink.paper, ink.night)
    art += cut(d`M${cx} ${cy}v${-lit * 0.13}m0 ${lit * 0.13}h${lit * 0.09}`, ink.night, 2.2)
  } else
    art += shape(opening(x + lit * 0.4, top + height * 0.52, lit * 0.2, bell * 0.8), ink.night, ink.night, 2)
  return art
}

/** A cross on a ball, at the highest point. */
function finial([x, y]: Point): string {
  return cut(d`M${x} ${y}v-26m-8 9h16`, ink.night, 3) + disc(x, y - 32, 4, ink.gold)
}

interface Frame {
  x: number
  /** Where the walls end. */
  y: number
  width: number
  height: number
  lit: number
}

interface Crown {
  art: string
  tip: Point
}

const eave = 6

function pointed({ x, y, width, lit }: Frame, rise: number): Crown {
  const tip: Point = [x + lit, y - rise]
  const strips = Math.max(6, Math.round(rise / 10))
  return {
    art:
      litRoof([[x - eave, y], [x + lit, y], tip, tip], strips) +
      shadedRoof([[x + lit, y], [x + width + eave, y], tip, tip], strips),
    tip,
  }
}

const tops: Record<TowerTop, (frame: Frame) => Crown> = {
  spire: (frame) => pointed(frame, frame.height * 0.5),
  needle: (frame) => pointed(frame, frame.height * 0.76),
  pyramid: (frame) => pointed(frame, frame.width * 0.55),

  saddle: ({ x, y, width, lit }) => {
    const rise = width * 0.72
    const tip: Point = [x + lit * 0.5, y - rise]
    const roof = litRoof(
      [
        [x + lit * 0.5, y - rise],
        [x + width - lit * 0.28, y - rise],
        [x + width + eave, y],
        [x + lit, y],
      ],
      9,
    )
    const gable = polygon([[x - 2, y], tip, [x + lit, y]], ink.paper)
    return {
      art:
        roof + gable + shape(pointedArch(x + lit * 0.4, y - rise * 0.18, lit * 0.2, rise * 0.34), ink.night),
      tip,
    }
  },

  dome: ({ x, y, width }) => {
    const cx = x + width / 2
    const r = width / 2
    const drum = shape(d`M${x - 2} ${y}v-12h${width + 4}v12z`, ink.paper)
    const shell = shape(
      d`M${cx - r} ${y - 12}C${cx - r} ${y - r * 0.9} ${cx - r * 0.4} ${y - r * 1.3} ${cx} ${y - r * 1.4}C${cx + r * 0.4} ${y - r * 1.3} ${cx + r} ${y - r * 0.9} ${cx + r} ${y - 12}Z`,
      ink.deep,
    )
    let ribs = ''
    for (const side of [-0.7, -0.42, -0.14, 0.14, 0.42, 0.7])
      ribs += d`M${cx + r * side} ${y - 14}Q${cx + r * side} ${y - r} ${cx + r * side * 0.2} ${y - r * 1.3}`
    const lantern = shape(d`M${cx - 8} ${y - r * 1.36}h16v${-r * 0.3}l-8 -12l-8 12z`, ink.paper)
    return { art: drum + shell + cut(ribs, ink.haze, 1.4) + lantern, tip: [cx, y - r * 1.75] }
  },

  onion: ({ x, y, width }) => {
    const cx = x + width / 2
    const half = width / 2
    const rise = width * 1.25
    const bulb = shape(
      d`M${x - 4} ${y}C${cx - half * 1.5} ${y - rise * 0.36} ${cx - half * 0.3} ${y - rise * 0.5} ${cx} ${y - rise}C${cx + half * 0.3} ${y - rise * 0.5} ${cx + half * 1.5} ${y - rise * 0.36} ${x + width + 4} ${y}Z`,
      ink.deep,
    )
    let ribs = ''
    for (const side of [-0.8, -0.4, 0, 0.4, 0.8])
      ribs += d`M${cx + half * side} ${y - 4}C${cx + half * side * 1.35} ${y - rise * 0.36} ${cx + half * side * 0.25} ${y - rise * 0.5} ${cx + half * side * 0.03} ${y - rise * 0.8}`
    return { art: bulb + cut(ribs, ink.haze, 1.4), tip: [cx, y - rise] }
  },

  lantern: (frame) => {
    const { x, y, width } = frame
    const inset = width * 0.2
    const rise = width * 0.7
    const above: Frame = {
      x: x + inset,
      y: y - rise,
      width: width - inset * 2,
      height: frame.height,
      lit: (width - inset * 2) * 0.6,
    }
    const gallery = shape(d`M${x - 5} ${y}v-9h${width + 10}v9z`, ink.paper)
    const drum =
      litWall(above.x, above.y, above.lit, rise - 9, 9) +
      shadedWall(above.x + above.lit, above.y, above.width - above.lit, rise - 9) +
      shape(pointedArch(above.x + above.lit * 0.3, y - 14, above.lit * 0.42, rise * 0.6), ink.night)
    const crown = pointed(above, width * 0.9)
    return { art: gallery + drum + crown.art, tip: crown.tip }
  },

  battlements: (frame) => {
    const { x, y, width, lit } = frame
    const corbels = shape(d`M${x - 5} ${y}v-8h${width + 10}v8z`, ink.paper)
    let merlons = ''
    const step = (width + 10) / 7
    for (let merlon = 0; merlon < 7; merlon += 2)
      merlons += d`M${x - 5 + step * merlon} ${y - 8}v-13h${step}v13z`
    const inner: Frame = {
      x: x + width * 0.16,
      y: y - 8,
      width: width * 0.68,
      height: frame.height,
      lit: lit * 0.68,
    }
    const crown = pointed(inner, width * 0.62)
    return { art: crown.art + corbels + shape(merlons, ink.paper, ink.night, 2), tip: crown.tip }
  },
}

/** The small turret that rides on a ridge; x is its middle. */
export function ridgeTurret(x: number, ridge: number, size: number): string {
  const half = size / 2
  const tip = ridge - size * 2.5
  const body =
    litWall(x - half, ridge - size * 0.95, size * 0.6, size * 1.1, 7) +
    shadedWall(x - half + size * 0.6, ridge - size * 0.95, size * 0.4, size * 1.1)
  const roof = polygon(
    [
      [x - half - 4, ridge - size * 0.95],
      [x, tip],
      [x + half + 4, ridge - size * 0.95],
    ],
    ink.night,
  )
  const opening = shape(
    roundArch(x - half + size * 0.15, ridge - size * 0.2, size * 0.3, size * 0.5),
    ink.night,
  )
  return (
    body +
    opening +
    roof +
    cut(d`M${x - half * 0.5} ${ridge - size * 1.1}L${x - 1} ${tip + 12}`, ink.mid, 1.4) +
    cut(d`M${x} ${tip}v-16m-6 6h12`, ink.night, 2.6)
  )
}

/** A buttress: a narrow pier with a sloping head. */
export function buttress(x: number, base: number, width: number, height: number): string {
  return (
    face(upright(box(x, base - height, width, height)), ink.haze, {
      colour: ink.night,
      width: 1.3,
      strips: 3,
    }) +
    polygon(
      [
        [x - 1, base - height],
        [x + width / 2, base - height - 9],
        [x + width + 1, base - height],
      ],
      ink.paper,
    )
  )
}
