import { cut, d, disc, litRoof, litWall, type Opening, polygon, shadedWall, shape } from './draw.ts'
import { type Ink, ink } from './ink.ts'
import { buttress } from './tower.ts'

export interface NaveDesign {
  /** Left edge. */
  x: number
  base: number
  width: number
  /** Of the walls. */
  height: number
  /** Of the roof above them. */
  rise: number
  bays: number
  opening: Opening
  /** Light behind every other window. */
  lit: boolean
  buttresses: boolean
  /** A lower aisle before the nave. */
  aisle: boolean
}

const courses = (rise: number) => Math.max(4, Math.round(rise / 7))

/** The long side of a church, its roof sloping towards us. */
export function nave(design: NaveDesign): string {
  const { x, base, width, height, rise } = design
  const wall = litWall(x, base - height, width, height)
  const roof = litRoof(
    [
      [x + 14, base - height - rise],
      [x + width - 22, base - height - rise],
      [x + width + 6, base - height],
      [x - 6, base - height],
    ],
    courses(rise),
  )
  return wall + roof + (design.aisle ? clerestory(design) + aisle(design) : windows(design))
}

function windows({ x, base, width, height, bays, opening, lit, buttresses }: NaveDesign): string {
  const bay = width / bays
  let art = ''
  for (let index = 0; index < bays; index += 1) {
    art += shape(
      opening(x + bay * (index + 0.31), base - height * 0.2, bay * 0.36, height * 0.58),
      lit && index % 2 ? ink.gold : ink.night,
      ink.night,
      2,
    )
    if (buttresses && index) art += buttress(x + bay * index - 5, base, 10, height * 0.72)
  }
  return art
}

function clerestory({ x, base, width, height, bays }: NaveDesign): string {
  const bay = width / bays
  let art = ''
  for (let index = 0; index < bays; index += 1)
    art += disc(x + bay * (index + 0.5), base - height * 0.86, Math.min(8, height * 0.08), ink.night)
  return art
}

function aisle({ x, base, width, height, bays, opening, lit, buttresses }: NaveDesign): string {
  const low = height * 0.5
  const lean = height * 0.22
  return (
    litRoof(
      [
        [x + 8, base - low - lean],
        [x + width - 8, base - low - lean],
        [x + width + 4, base - low],
        [x - 4, base - low],
      ],
      4,
    ) +
    litWall(x - 2, base - low, width + 4, low) +
    windows({
      x,
      base,
      width,
      height: low,
      rise: 0,
      bays,
      opening,
      lit,
      buttresses,
      aisle: false,
    })
  )
}

export interface ChoirDesign {
  /** The side where it meets the nave. */
  x: number
  base: number
  width: number
  height: number
  rise: number
  /** 1 builds to the right, -1 to the left. */
  direction: 1 | -1
  opening: Opening
}

/** The lower end of a church, its far corner cut off. */
export function choir({ x, base, width, height, rise, direction, opening }: ChoirDesign): string {
  const end = x + direction * width
  const roof = litRoof(
    [
      [x, base - height - rise],
      [x + direction * width * 0.35, base - height - rise],
      [end + direction * 5, base - height],
      [x, base - height],
    ],
    courses(rise),
  )
  const walls =
    direction > 0
      ? litWall(x, base - height, width * 0.6, height) +
        shadedWall(x + width * 0.6, base - height, width * 0.4, height)
      : litWall(end, base - height, width, height)
  const left = direction > 0 ? x + width * 0.2 : end + width * 0.38
  return (
    walls +
    roof +
    shape(opening(left, base - height * 0.2, width * 0.24, height * 0.62), ink.night, ink.night, 2)
  )
}

export interface GableDesign {
  /** Middle. */
  x: number
  base: number
  width: number
  height: number
  rise: number
  opening: Opening
  glow: Ink
  door: boolean
}

/** An end wall that faces us: a transept or a front. */
export function gable({ x, base, width, height, rise, opening, glow, door }: GableDesign): string {
  const half = width / 2
  const top = base - height
  const wall = polygon(
    [
      [x - half, base],
      [x - half, top],
      [x, top - rise],
      [x + half, top],
      [x + half, base],
    ],
    ink.paper,
  )
  let lines = ''
  for (let y = base - 9; y > top - rise + 16; y -= 10) {
    const reach = y > top ? half : half * (1 - (top - y) / rise)
    lines += d`M${x - reach + 4} ${y}h${reach * 2 - 8}`
  }
  const verge = cut(
    d`M${x - half - 6} ${top + 4}L${x} ${top - rise - 5}L${x + half + 6} ${top + 4}`,
    ink.night,
    5,
  )
  const round = disc(x, top - rise * 0.34, Math.min(11, rise * 0.14), ink.night)
  const tall = door ? height * 0.5 : height * 0.66
  const window = shape(
    opening(x - half * 0.3, base - (door ? height * 0.46 : height * 0.18), half * 0.6, tall),
    glow,
    ink.night,
    2.5,
  )
  const bars = cut(d`M${x} ${base - (door ? height * 0.46 : height * 0.18)}v${-tall * 0.9}`, ink.paper, 1.6)
  const entrance = door ? shape(opening(x - half * 0.24, base, half * 0.48, height * 0.36), ink.night) : ''
  return wall + cut(lines, ink.mid, 1) + window + bars + entrance + round + verge
}

/** The steps before a door. */
export const steps = (x: number, base: number, width: number): string =>
  [0, 1, 2]
    .map((step) =>
      shape(
        d`M${x - width / 2 - step * 8} ${base + step * 6}h${width + step * 16}v6h${-width - step * 16}z`,
        ink.paper,
        ink.night,
        2,
      ),
    )
    .join('')
