import { box, cut, d, disc, face, pointedArch, polygon, shadedWall, shape, upright } from './draw.ts'
import { ink } from './ink.ts'
import { drawGround, grass, type Tree, tree } from './land.ts'
import type { Random } from './random.ts'
import { badge } from './scallop.ts'
import { drawSky, isDark, type Sky } from './sky.ts'
import { tower, towerTops } from './tower.ts'

export type RoadForm =
  /** A waymark at the start of a road. */
  | 'stone'
  /** Two roads that become one. */
  | 'meeting'
  /** A monument of pillars by the sea. */
  | 'sea'
  /** A walker on a lane of poplars. */
  | 'lane'

export interface RoadTraits {
  form?: RoadForm
}

export function road(random: Random, sky: Sky, traits: RoadTraits = {}): string {
  const form = traits.form ?? random.pick<RoadForm>(['stone', 'lane', 'meeting'])
  return forms[form](random, sky)
}

const surface = (sky: Sky) => (isDark(sky) ? ink.haze : ink.paper)

function pebbles(random: Random, x: number, y: number, width: number): string {
  let marks = ''
  for (let mark = 0; mark < 18; mark += 1)
    marks += d`M${random.between(x, x + width)} ${random.between(y, y + 150)}h${random.between(8, 26)}`
  return cut(marks, ink.mid, 2)
}

function farChurch(random: Random, x: number, base: number, height: number): string {
  return tower(random, {
    x,
    base,
    width: height * 0.34,
    height: height * 0.9,
    top: random.pick(towerTops),
    clock: false,
    opening: pointedArch,
  })
}

const forms: Record<RoadForm, (random: Random, sky: Sky) => string> = {
  stone: (random, sky) => {
    const horizon = 300
    const dark = isDark(sky)
    const kind = random.pick<Tree>(['round', 'poplar', 'round'])
    const way = shape(
      d`M392 ${horizon - 6}C300 360 560 400 300 600H620C640 430 380 372 406 ${horizon - 6}Z`,
      surface(sky),
      ink.night,
      3,
    )
    let avenue = ''
    for (let index = 0; index < 7; index += 1) {
      const near = index / 6
      avenue += tree(
        random,
        470 + near * near * 300,
        horizon + 4 + near * near * 190,
        46 + near * 230,
        dark,
        kind,
      )
    }
    return (
      drawSky(random, sky, horizon) +
      drawGround(random, sky, horizon, 'meadow') +
      way +
      pebbles(random, 330, 440, 220) +
      avenue +
      farChurch(random, 384, horizon - 2, 58) +
      waymark(random.between(150, 196), 520) +
      grass(random, sky, 450)
    )
  },

  meeting: (random, sky) => {
    const horizon = 330
    const dark = isDark(sky)
    const ways =
      shape(
        d`M86 ${horizon - 2}C150 400 330 430 330 600H480C470 460 190 390 104 ${horizon - 2}Z`,
        surface(sky),
        ink.night,
        3,
      ) +
      shape(
        d`M700 ${horizon - 2}C640 392 470 430 392 600H500C520 480 660 420 716 ${horizon - 2}Z`,
        surface(sky),
        ink.night,
        3,
      )
    const post = 418
    const sign = (y: number, hand: 1 | -1) =>
      shape(
        d`M${post} ${y}h${hand * 96}l${hand * 22} 17l${-hand * 22} 17h${-hand * 96}z`,
        ink.paper,
        ink.night,
        3,
      ) + badge(post + hand * 70, y + 15, 11)
    return (
      drawSky(random, sky, horizon) +
      farChurch(random, 386, horizon + 2, 96) +
      tree(random, 250, horizon + 6, 70, dark) +
      tree(random, 560, horizon + 8, 84, dark, 'poplar') +
      tree(random, 590, horizon + 8, 76, dark, 'poplar') +
      drawGround(random, sky, horizon, 'meadow') +
      ways +
      pebbles(random, 340, 500, 120) +
      cut(d`M${post} 590V250`, ink.night, 13) +
      cut(d`M${post - 2} 588V252`, ink.paper, 5) +
      disc(post, 244, 9, ink.gold, ink.night) +
      sign(276, -1) +
      sign(330, 1) +
      tree(random, 96, 560, 250, dark, 'round') +
      grass(random, sky, 460)
    )
  },

  sea: (random, sky) => {
    const horizon = 372
    const dark = isDark(sky)
    let waves = ''
    for (let row = 0; row < 9; row += 1)
      for (let x = -40 + (row % 2) * 36; x < 820; x += 72)
        waves += d`M${x} ${horizon + 14 + row * 13}q18 ${-5 - row * 0.5} 36 0`
    let pillars = ''
    for (let pillar = 0; pillar < 7; pillar += 1) {
      const x = 226 + pillar * 52
      const high = 176 + Math.sin((pillar / 6) * Math.PI) * 84
      const base = 536
      pillars +=
        face(upright(box(x, base - high, 20, high)), ink.paper, { colour: ink.mid, width: 1, strips: 3 }) +
        shadedWall(x + 20, base - high, 12, high) +
        polygon(
          [
            [x - 2, base - high],
            [x + 9, base - high - 14],
            [x + 34, base - high],
          ],
          ink.paper,
        )
      if (pillar % 2 === 1) pillars += badge(x + 10, base - high + 36, 10)
    }
    return (
      drawSky(random, sky, horizon) +
      shape(d`M0 ${horizon}H800V600H0Z`, dark ? ink.deep : ink.haze) +
      cut(waves, dark ? ink.mid : ink.deep, 2) +
      ship(random.between(90, 140), horizon + 4) +
      shape('M0 496Q400 470 800 496V600H0Z', dark ? ink.haze : ink.paper) +
      cut('M0 520Q400 500 800 520M0 548Q400 534 800 548M0 578Q400 570 800 578', ink.mid, 1.8) +
      pillars +
      shape('M196 536H612V556H196Z', ink.paper)
    )
  },

  lane: (random, sky) => {
    const horizon = 346
    const dark = isDark(sky)
    let rows = ''
    for (let index = 0; index < 6; index += 1) {
      const near = (index / 5) ** 2
      const y = horizon + 6 + near * 210
      rows +=
        tree(random, 372 - near * 330, y, 60 + near * 300, dark, 'poplar') +
        tree(random, 428 + near * 330, y, 60 + near * 300, dark, 'poplar')
    }
    return (
      drawSky(random, sky, horizon) +
      drawGround(random, sky, horizon, 'meadow') +
      shape(d`M394 ${horizon - 12}L250 600H550L406 ${horizon - 12}Z`, surface(sky), ink.night, 3) +
      pebbles(random, 300, 440, 180) +
      farChurch(random, 388, horizon - 6, 70) +
      rows +
      walker(400, 520)
    )
  },
}

/** A stone with a rounded head, a shell and three lines that say nothing. */
function waymark(x: number, base: number): string {
  const top = base - 188
  return (
    face(upright(box(x, top, 120, 188)), ink.paper, { colour: ink.mid, width: 0.8, strips: 4 }) +
    shadedWall(x + 120, top + 6, 26, 182) +
    shape(d`M${x + 120} ${top + 2}c-2 -36 -28 -48 -60 -48h26c34 0 58 16 60 52z`, ink.mid) +
    shape(d`M${x} ${top + 2}c2 -36 28 -48 60 -48s58 12 60 48z`, ink.paper) +
    badge(x + 60, top + 42, 40) +
    cut(d`M${x + 32} ${top + 116}h56M${x + 26} ${top + 136}h68M${x + 38} ${top + 156}h44`, ink.night, 3)
  )
}

const ship = (x: number, y: number): string =>
  cut(d`M${x + 40} ${y}v-72`, ink.night, 3) +
  shape(d`M${x + 44} ${y - 70}q40 30 38 60h-38z`, ink.paper) +
  shape(d`M${x + 36} ${y - 60}q-30 26 -30 50h30z`, ink.haze) +
  shape(d`M${x} ${y - 2}q44 12 92 -2l-14 20h-66z`, ink.night)

/** Seen from behind: hat, cape, staff and shell. */
function walker(x: number, base: number): string {
  return (
    cut(d`M${x - 10} ${base}v-46M${x + 12} ${base}v-46`, ink.night, 9) +
    shape(
      d`M${x - 36} ${base - 36}Q${x - 28} ${base - 120} ${x} ${base - 126}Q${x + 30} ${base - 120} ${x + 36} ${base - 36}Q${x} ${base - 24} ${x - 36} ${base - 36}Z`,
      ink.deep,
    ) +
    cut(
      d`M${x - 14} ${base - 46}L${x - 6} ${base - 104}M${x + 16} ${base - 46}L${x + 8} ${base - 104}`,
      ink.mid,
      2,
    ) +
    disc(x, base - 136, 15, ink.haze, ink.night) +
    shape(d`M${x - 34} ${base - 142}q34 -34 68 0q-34 9 -68 0z`, ink.night) +
    badge(x, base - 86, 15) +
    cut(d`M${x + 48} ${base - 132}V${base + 4}`, ink.night, 5)
  )
}
