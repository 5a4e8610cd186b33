import { cut, d, type Point, pointedArch, polygon, shape } from './draw.ts'
import { ink } from './ink.ts'
import type { Random } from './random.ts'

export type GableTop = 'stepped' | 'bell' | 'pointed' | 'cornice' | 'neck'

export interface HouseDesign {
  x: number
  base: number
  width: number
  height: number
  top: GableTop
}

/** A town house that faces us. */
export function house(random: Random, dark: boolean, design: HouseDesign): string {
  const { x, base, width, height } = design
  const top = base - height
  let courses = ''
  for (let y = top + 6; y < base; y += 9) courses += d`M${x + 4} ${y}h${width - 8}`
  const columns = width > 120 ? 3 : 2
  let panes = ''
  for (let row = 0; row < Math.floor((height - 34) / 50); row += 1)
    for (let column = 0; column < columns; column += 1) {
      const left = x + (width * (column + 0.5)) / columns - 11
      const y = top + 20 + row * 52
      panes +=
        shape(d`M${left} ${y}h22v32h-22z`, dark && random.chance(0.4) ? ink.gold : ink.night, ink.night, 2) +
        cut(d`M${left + 11} ${y}v32m-11 -16h22`, ink.paper, 1.3)
    }
  const doorX = x + width * random.pick([0.18, 0.5, 0.78]) - 12
  const door = shape(d`M${doorX} ${base}v-38h24v38z`, ink.deep, ink.night, 2)
  return crowns[design.top](design) + cut(courses, ink.mid, 0.9) + panes + door
}

const crowns: Record<GableTop, (design: HouseDesign) => string> = {
  stepped: ({ x, base, width, height }) => {
    const top = base - height
    const left: Point[] = [
      [x, base],
      [x, top],
    ]
    for (let step = 0; step < 5; step += 1) {
      const at = x + width * 0.09 * step
      left.push([at, top - step * 17 - 17], [at + width * 0.09, top - step * 17 - 17])
    }
    const middle = x + width / 2
    const right = left.slice(1).map(([px, py]): Point => [2 * middle - px, py])
    return polygon([...left, ...right.reverse(), [x + width, base]], ink.paper) + loft(middle, top)
  },
  pointed: ({ x, base, width, height }) =>
    polygon(
      [
        [x, base],
        [x, base - height],
        [x + width / 2, base - height - 86],
        [x + width, base - height],
        [x + width, base],
      ],
      ink.paper,
    ) + loft(x + width / 2, base - height),
  bell: ({ x, base, width, height }) => {
    const top = base - height
    return (
      shape(
        d`M${x} ${base}V${top}C${x + width * 0.22} ${top - 8} ${x + width * 0.2} ${top - 60} ${x + width * 0.3} ${top - 70}Q${x + width / 2} ${top - 100} ${x + width * 0.7} ${top - 70}C${x + width * 0.8} ${top - 60} ${x + width * 0.78} ${top - 8} ${x + width} ${top}V${base}Z`,
        ink.paper,
      ) + loft(x + width / 2, top)
    )
  },
  neck: ({ x, base, width, height }) => {
    const top = base - height
    const scroll = (hand: 1 | -1) => {
      const edge = hand > 0 ? x + width : x
      return d`M${edge} ${top}q${-hand * 4} -34 ${-hand * width * 0.26} -52v52z`
    }
    const neck = d`M${x + width * 0.26} ${top}v-76h${width * 0.48}v76z`
    const cap = polygon(
      [
        [x + width * 0.22, top - 76],
        [x + width / 2, top - 104],
        [x + width * 0.78, top - 76],
      ],
      ink.paper,
    )
    return (
      shape(scroll(1) + scroll(-1), ink.haze) +
      shape(neck, ink.paper) +
      cap +
      shape(d`M${x} ${base}V${top}h${width}V${base}Z`, ink.paper) +
      loft(x + width / 2, top - 10)
    )
  },
  cornice: ({ x, base, width, height }) => {
    const top = base - height
    let consoles = ''
    for (let at = 8; at < width - 4; at += 15) consoles += d`M${x + at} ${top - 16}v10`
    return (
      shape(
        d`M${x + 8} ${top - 18}L${x + 20} ${top - 58}H${x + width - 20}L${x + width - 8} ${top - 18}Z`,
        ink.deep,
      ) +
      cut(d`M${x + 20} ${top - 44}h${width - 40}M${x + 15} ${top - 31}h${width - 30}`, ink.haze, 1.4) +
      shape(d`M${x} ${base}V${top}h${width}V${base}Z`, ink.paper) +
      shape(d`M${x - 4} ${top}v-18h${width + 8}v18z`, ink.paper) +
      cut(consoles, ink.night, 2.4)
    )
  },
}

const loft = (x: number, y: number): string =>
  shape(pointedArch(x - 9, y - 14, 18, 28), ink.night, ink.night, 2)

const tops: readonly [GableTop, ...GableTop[]] = ['stepped', 'bell', 'pointed', 'cornice', 'neck', 'stepped']

/** Houses side by side; no two that stand together have the same gable. */
export function terrace(
  random: Random,
  dark: boolean,
  { from, to, base }: { from: number; to: number; base: number },
): string {
  let art = ''
  let last: GableTop | undefined
  for (let x = from; x < to; ) {
    const width = Math.min(random.between(92, 140), Math.max(to - x, 70))
    let top = random.pick(tops)
    while (top === last) top = random.pick(tops)
    last = top
    art += house(random, dark, { x, base, width, height: random.between(124, 208), top })
    x += width
  }
  return art
}
