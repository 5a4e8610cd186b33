import { cut, d, plateHeight, plateWidth, polygon, shape } from './draw.ts'
import { type Ink, ink } from './ink.ts'
import type { Random } from './random.ts'
import { isDark, type Sky } from './sky.ts'

/** What lies before a building. */
export type Ground = 'meadow' | 'path' | 'water' | 'fields' | 'mound' | 'square'

const soil = (sky: Sky): { base: Ink; line: Ink } =>
  isDark(sky) ? { base: ink.deep, line: ink.night } : { base: ink.paper, line: ink.mid }

export function drawGround(random: Random, sky: Sky, horizon: number, ground: Ground): string {
  return distance(random, sky, horizon) + grounds[ground](random, sky, horizon)
}

const grounds: Record<Ground, (random: Random, sky: Sky, horizon: number) => string> = {
  meadow: (random, sky, horizon) => meadow(random, sky, horizon, random.between(12, 40)),
  path: (random, sky, horizon) =>
    meadow(random, sky, horizon, random.between(12, 28)) +
    road(random, sky, horizon) +
    grass(random, sky, horizon),
  mound: (random, sky, horizon) =>
    meadow(random, sky, horizon + 26, 74) +
    road(random, sky, horizon + 14) +
    grass(random, sky, horizon + 30),
  fields,
  water,
  square,
}

/** Far trees or roofs on the horizon. */
function distance(random: Random, sky: Sky, horizon: number): string {
  const colour = sky === 'night' ? ink.deep : ink.mid
  const kind = random.pick(['wood', 'village', 'open'])
  if (kind === 'open') return ''
  let data = d`M0 ${horizon + 4}`
  let x = 0
  while (x < plateWidth) {
    const width = kind === 'wood' ? random.between(26, 62) : random.between(20, 44)
    const height = random.between(6, 20)
    data +=
      kind === 'wood'
        ? d`q${width / 2} ${-height * 2} ${width} 0`
        : d`v${-height}l${width / 2} ${-width * 0.34}l${width / 2} ${width * 0.34}v${height}`
    x += width
  }
  return shape(`${data}V${horizon + 20}H0Z`, colour, 'none')
}

/** Rolling land whose lines lie further apart as they come nearer; `rise` is how far its middle bulges. */
function meadow(random: Random, sky: Sky, horizon: number, rise: number): string {
  const { base, line } = soil(sky)
  const bulge = random.between(300, 500)
  let art = shape(
    d`M0 ${horizon}Q${bulge} ${horizon - rise} ${plateWidth} ${horizon}V${plateHeight}H0Z`,
    base,
  )
  for (let row = 0; row < 13; row += 1) {
    const y = horizon + 6 + row * row * 0.95 + row * 3.2
    const bend = rise * Math.max(0, 1 - row / 9) * 0.9
    art += cut(d`M0 ${y}Q${bulge} ${y - 5 - bend} ${plateWidth} ${y + 1}`, line, 1.1 + row * 0.28)
  }
  return art
}

function road(random: Random, sky: Sky, horizon: number): string {
  const turn = random.pick([1, -1])
  const bend = random.between(0.75, 1.2)
  const x = (offset: number) => 400 + turn * offset
  const data = d`M${x(-47)} ${horizon - 3}C${x(50 * bend)} ${horizon + 46} ${x(-210 * bend)} ${horizon + 62} ${x(-130)} ${plateHeight}H${x(70)}C${x(-290 * bend + 170)} ${horizon + 60} ${x(90 * bend)} ${horizon + 44} ${x(-31)} ${horizon - 3}Z`
  return shape(data, isDark(sky) ? ink.haze : ink.paper)
}

/** Tufts, none of them on the lines of another. */
export function grass(random: Random, sky: Sky, horizon: number): string {
  let blades = ''
  for (let tuft = 0; tuft < 16; tuft += 1) {
    const x = random.between(20, 780)
    const y = random.between(horizon + 34, Math.min(horizon + 124, 590))
    const height = random.between(8, 22)
    blades += d`M${x} ${y}q-3 ${-height * 0.6} -6 ${-height}M${x} ${y}v${-height * 1.2}M${x} ${y}q3 ${-height * 0.6} 6 ${-height * 0.9}`
  }
  return cut(blades, isDark(sky) ? ink.haze : ink.night, 1.8)
}

/** Furrows that run to one point on the horizon. */
function fields(random: Random, sky: Sky, horizon: number): string {
  const { base, line } = soil(sky)
  const far = random.between(250, 550)
  let art = polygon(
    [
      [0, horizon],
      [plateWidth, horizon],
      [plateWidth, plateHeight],
      [0, plateHeight],
    ],
    base,
  )
  let furrows = ''
  for (let furrow = -24; furrow <= 24; furrow += 1) {
    const start = far + furrow * 26
    furrows += d`M${start} ${horizon + 26}L${far + furrow * 92} ${plateHeight}`
  }
  art += cut(furrows, line, 2.4)
  art += cut(d`M0 ${horizon + 26}H${plateWidth}M0 ${horizon + 14}H${plateWidth}`, line, 1.6)
  return art + fence(random, sky, horizon + 34)
}

function fence(random: Random, sky: Sky, y: number): string {
  const colour = isDark(sky) ? ink.haze : ink.night
  const from = random.pick([-10, 470])
  let posts = d`M${from} ${y + 8}h360M${from} ${y + 18}h360`
  for (let x = from + 20; x < from + 360; x += 34) posts += d`M${x} ${y}v32`
  return cut(posts, colour, 2.8)
}

/** A quay and the water before it. */
export function water(random: Random, sky: Sky, horizon: number): string {
  const dark = isDark(sky)
  const quay = horizon + 34
  let art = shape(d`M0 ${horizon}H${plateWidth}V${plateHeight}H0Z`, soil(sky).base)
  art += cut(d`M0 ${horizon + 11}H${plateWidth}M0 ${horizon + 22}H${plateWidth}`, soil(sky).line, 1.4)
  art += shape(d`M0 ${quay}H${plateWidth}V${plateHeight}H0Z`, dark ? ink.deep : ink.haze)
  art += shape(d`M0 ${quay}h${plateWidth}v10h${-plateWidth}z`, ink.paper)
  art += ripples(random, quay + 18, dark)
  return art + (random.chance(0.6) ? reeds(random, dark) : boat(random, quay + 52))
}

export function ripples(random: Random, top: number, dark: boolean): string {
  let art = ''
  for (let y = top, row = 0; y < plateHeight; y += 8, row += 1) {
    let dashes = ''
    let x = random.between(-20, 20)
    while (x < plateWidth) {
      const length = random.between(30, 120)
      dashes += d`M${x} ${y}h${length}`
      x += length + random.between(8, 22 + row * 3)
    }
    const glint = dark ? ink.mid : ink.paper
    art += cut(dashes, row % 3 ? ink.night : glint, 2.4 - row * 0.04)
  }
  return art
}

function reeds(random: Random, dark: boolean): string {
  const left = random.pick([20, 560])
  let stems = ''
  let heads = ''
  for (let reed = 0; reed < 13; reed += 1) {
    const x = left + reed * 16 + random.between(-5, 5)
    const height = random.between(40, 84)
    const lean = random.between(-8, 10)
    stems += d`M${x} 606q${lean * 0.2} ${-height * 0.6} ${lean} ${-height}`
    if (reed % 3 === 0) heads += d`M${x + lean} ${606 - height}v-15`
  }
  return cut(stems, dark ? ink.haze : ink.night, 2.2) + cut(heads, dark ? ink.paper : ink.night, 6)
}

function boat(random: Random, y: number): string {
  const x = random.between(80, 540)
  const hull = d`M${x} ${y}q70 10 140 -2l-18 24h-98z`
  const mast = d`M${x + 62} ${y + 2}v-70`
  const sail = d`M${x + 66} ${y - 66}q44 26 46 60h-46z`
  return cut(mast, ink.night, 3) + shape(sail, ink.paper) + shape(hull, ink.deep)
}

/** A paved square with gables on either hand. */
function square(random: Random, sky: Sky, horizon: number): string {
  const dark = isDark(sky)
  let art = gables(random, dark, -30, horizon + 6) + gables(random, dark, 660, horizon + 6)
  art += shape(d`M0 ${horizon + 4}H${plateWidth}V${plateHeight}H0Z`, dark ? ink.deep : ink.paper)
  let joints = ''
  for (let y = horizon + 12, row = 0; y < plateHeight; y += 9 + row * 1.6, row += 1) {
    const depth = 9 + row * 1.6
    joints += d`M0 ${y}H${plateWidth}`
    const spread = 0.24 + ((y - horizon) / (plateHeight - horizon)) * 0.9
    for (let stone = -15; stone <= 15; stone += 1) {
      const from = 400 + (stone + (row % 2) / 2) * 62 * spread
      joints += d`M${from} ${y}L${400 + (from - 400) * (1 + depth / 260)} ${y + depth}`
    }
  }
  art += cut(joints, ink.mid, 1.2)
  return art
}

function gables(random: Random, dark: boolean, from: number, base: number): string {
  let art = ''
  for (let x = from; x < from + 170; ) {
    const width = random.between(52, 78)
    const height = random.between(80, 140)
    const top = base - height
    art += shape(
      d`M${x} ${base}V${top}L${x + width / 2} ${top - width * 0.55}L${x + width} ${top}V${base}Z`,
      dark ? ink.deep : ink.haze,
    )
    let panes = ''
    for (let row = 0; row < 3; row += 1)
      for (const column of [0.2, 0.58]) {
        const y = top + 12 + row * 30
        if (y + 20 < base) panes += d`M${x + width * column} ${y}h${width * 0.22}v18h${-width * 0.22}z`
      }
    art += shape(panes, dark && random.chance(0.6) ? ink.gold : ink.night, 'none')
    x += width
  }
  return art
}

export type Tree = 'round' | 'poplar' | 'bare' | 'fir'

/** A tree that stands at a point. */
export function tree(
  random: Random,
  x: number,
  y: number,
  height: number,
  dark: boolean,
  kind: Tree = 'round',
): string {
  const leafLine = dark ? ink.mid : ink.haze
  if (kind === 'bare') return bareTree(random, x, y, height)
  const trunk = cut(d`M${x} ${y}V${y - height * 0.5}`, ink.night, 4)
  if (kind === 'fir') {
    let body = ''
    let lines = ''
    for (let tier = 0; tier < 3; tier += 1) {
      const foot = y - height * (0.14 + tier * 0.26)
      const half = height * (0.24 - tier * 0.05)
      body += d`M${x - half} ${foot}L${x} ${foot - height * 0.42}L${x + half} ${foot}Z`
      lines += d`M${x - half * 0.6} ${foot - 6}L${x - 2} ${foot - height * 0.34}`
    }
    return trunk + shape(body, ink.night, 'none') + cut(lines, leafLine, 1.8)
  }
  const width = height * (kind === 'poplar' ? 0.2 : 0.42)
  const crown =
    kind === 'poplar'
      ? d`M${x - width / 2} ${y - height * 0.24}C${x - width} ${y - height * 0.6} ${x - width * 0.3} ${y - height} ${x} ${y - height}C${x + width * 0.4} ${y - height * 0.96} ${x + width} ${y - height * 0.55} ${x + width / 2} ${y - height * 0.22}Q${x} ${y - height * 0.14} ${x - width / 2} ${y - height * 0.24}Z`
      : d`M${x - width / 2} ${y - height * 0.42}C${x - width * 0.75} ${y - height * 0.8} ${x - width * 0.2} ${y - height * 1.06} ${x + width * 0.05} ${y - height}C${x + width * 0.6} ${y - height * 0.96} ${x + width * 0.72} ${y - height * 0.6} ${x + width / 2} ${y - height * 0.4}Q${x} ${y - height * 0.26} ${x - width / 2} ${y - height * 0.42}Z`
  let lines = ''
  for (let line = 0; line < 5; line += 1)
    lines += d`M${x - width * 0.34} ${y - height * (0.46 + line * 0.1)}q${width * 0.18} ${-height * 0.05} ${width * 0.36} ${-height * 0.01}`
  return trunk + shape(crown, ink.night, 'none') + cut(lines, leafLine, 2.2)
}

function bareTree(random: Random, x: number, y: number, height: number): string {
  let limbs = d`M${x} ${y}C${x - 4} ${y - height * 0.3} ${x + 4} ${y - height * 0.5} ${x} ${y - height * 0.98}`
  let twigs = ''
  for (let limb = 0; limb < 7; limb += 1) {
    const hand = limb % 2 ? 1 : -1
    const from = y - height * (0.36 + limb * 0.08)
    const reach = height * random.between(0.16, 0.3) * (1 - limb * 0.07)
    const rise = height * random.between(0.14, 0.24)
    limbs += d`M${x} ${from}q${hand * reach * 0.4} ${-rise * 0.3} ${hand * reach} ${-rise}`
    twigs += d`M${x + hand * reach * 0.55} ${from - rise * 0.4}q${hand * 2} ${-rise * 0.5} ${hand * reach * 0.1} ${-rise * 0.9}`
  }
  return cut(limbs, ink.night, 4) + cut(twigs, ink.night, 2)
}

/** A few trees left and right of what stands in the middle. */
export function trees(random: Random, sky: Sky, base: number, gap: readonly [number, number]): string {
  const dark = isDark(sky)
  const kind = random.pick<Tree>(['round', 'round', 'round', 'poplar', 'bare', 'fir'])
  let art = ''
  for (const [from, to] of [
    [20, gap[0] - 30],
    [gap[1] + 30, 780],
  ] as const) {
    if (to - from < 30) continue
    for (let index = 0; index < random.whole(1, 3); index += 1) {
      const x = random.between(from, to)
      const height = random.between(90, 180)
      const near = Math.min(x - from, to - x)
      art += tree(random, x, base + 3, Math.min(height, 100 + near * 2), dark, kind)
    }
  }
  return art
}
