import { cut, d, type Opening, pointedArch, roundArch, shape } from './draw.ts'
import { type Ink, ink } from './ink.ts'
import type { Random } from './random.ts'
import { badge } from './scallop.ts'
import { drawSky, type Sky } from './sky.ts'

export type StatueSetting =
  /** In a niche of a wall. */
  | 'niche'
  /** Free on a pedestal, under the sky. */
  | 'open'
  /** High on a front, seen from below. */
  | 'front'

export interface StatueTraits {
  setting?: StatueSetting
}

export function statue(random: Random, sky: Sky, traits: StatueTraits = {}): string {
  const setting = traits.setting ?? random.pick<StatueSetting>(['niche', 'niche', 'open'])
  return settings[setting](random, sky)
}

const settings: Record<StatueSetting, (random: Random, sky: Sky) => string> = {
  niche: (random, sky) => {
    const opening = random.pick<Opening>([pointedArch, roundArch])
    const backs: Record<Sky, Ink> = { night: ink.deep, dusk: ink.mid, dawn: ink.haze, day: ink.paper }
    return wall(random, backs[sky], sky) + niche(opening) + plinth(548) + pilgrim(random, 548)
  },
  open: (random, sky) => {
    let base = ''
    for (let row = 0; row < 4; row += 1)
      base += shape(
        d`M${292 - row * 8} ${524 + row * 21}h${216 + row * 16}v22h${-216 - row * 16}z`,
        ink.paper,
      )
    return (
      drawSky(random, sky, 520) +
      shape('M0 520H800V600H0Z', ink.deep) +
      cut('M0 536H800M0 554H800M0 576H800', ink.night, 2) +
      base +
      badge(400, 562, 15) +
      pilgrim(random, 526)
    )
  },
  front: (random, sky) => {
    const moulding = [0, 16, 32]
      .map((step) => shape(d`M${step * 1.4} ${520 + step}H${800 - step * 1.4}v16H${step * 1.4}z`, ink.paper))
      .join('')
    let pilasters = ''
    for (const x of [160, 560]) {
      pilasters += shape(d`M${x} 520V60h80v460z`, ink.paper)
      for (let flute = 1; flute < 5; flute += 1) pilasters += cut(d`M${x + flute * 16} 84v420`, ink.mid, 2.4)
      pilasters += shape(d`M${x - 12} 60v-22h104v22z`, ink.paper)
    }
    return (
      drawSky(random, sky, 470) +
      shape('M120 540V20H680V540Z', ink.haze) +
      cut(Array.from({ length: 13 }, (_, row) => d`M120 ${60 + row * 38}H680`).join(''), ink.mid, 1.2) +
      pilasters +
      niche(roundArch, 486) +
      shape('M90 38L400 -40L710 38Z', ink.paper) +
      moulding +
      plinth(508) +
      pilgrim(random, 508)
    )
  },
}

/** Blocks, with the sky's ink in them. */
function wall(random: Random, fill: Ink, sky: Sky): string {
  const joint = fill === ink.paper ? ink.haze : fill === ink.haze ? ink.paper : ink.night
  const course = random.pick([36, 44, 52])
  let joints = ''
  for (let y = 20, row = 0; y < 620; y += course, row += 1) {
    joints += d`M0 ${y}H800`
    for (let x = row % 2 ? 0 : 54; x < 800; x += 108) joints += d`M${x} ${y}v${course}`
  }
  const shade = Array.from({ length: 20 }, (_, line) => d`M${700 + line * 5.4} 0V600`).join('')
  return (
    shape('M0 0H800V600H0Z', fill, 'none') +
    cut(joints, joint, 2) +
    (sky === 'night' ? '' : cut(shade, ink.mid, 1.2))
  )
}

function niche(opening: Opening, foot = 548): string {
  let shade = ''
  for (let line = 0; line < 25; line += 1) {
    const y = foot - 8 - line * 16.5
    const reach = Math.max(0, 40 - Math.max(0, 150 - y) * 0.55)
    if (reach > 3) shade += d`M468 ${y}h${reach}`
  }
  return (
    shape(opening(256, foot, 288, 540), ink.paper, ink.night, 3) +
    shape(opening(282, foot, 236, 496), ink.night, ink.night, 2) +
    cut(shade, ink.mid, 2.6)
  )
}

const plinth = (y: number): string =>
  shape(d`M270 ${y}h260l14 26h-288z`, ink.paper, ink.night, 3) +
  cut(d`M276 ${y + 9}h248M270 ${y + 17}h260`, ink.mid, 1.4)

/** Saint James as a pilgrim: hat, cape with shells, staff. */
export function pilgrim(random: Random, foot: number, height = 364): string {
  const scale = height / 364
  const hand = random.pick([1, -1])
  const x = (offset: number) => 400 + offset * scale * hand
  const y = (up: number) => foot - up * scale
  const robe = random.pick([ink.paper, ink.haze])
  const cape = random.pick([ink.deep, ink.mid])
  const wide = random.between(0.9, 1.15)

  const gown = shape(
    d`M${x(-56)} ${y(0)}C${x(-50)} ${y(118)} ${x(-62)} ${y(218)} ${x(-38)} ${y(280)}Q${x(0)} ${y(308)} ${x(40)} ${y(280)}C${x(64)} ${y(218)} ${x(52)} ${y(118)} ${x(58)} ${y(0)}Z`,
    robe,
    ink.night,
    3,
  )
  let folds = ''
  for (const fold of [-34, -20, -6, 8, 22, 36])
    folds += d`M${x(fold * 0.5)} ${y(248)}Q${x(fold * 0.7)} ${y(128)} ${x(fold * 1.3)} ${y(4)}`
  const cloak = shape(
    d`M${x(-42)} ${y(274)}Q${x(0)} ${y(218)} ${x(44)} ${y(274)}Q${x(70)} ${y(218)} ${x(64)} ${y(144)}Q${x(0)} ${y(108)} ${x(-64)} ${y(144)}Q${x(-68)} ${y(218)} ${x(-42)} ${y(274)}Z`,
    cape,
    ink.night,
    3,
  )
  const hem = cut(
    d`M${x(-58)} ${y(160)}Q${x(0)} ${y(124)} ${x(58)} ${y(160)}M${x(-52)} ${y(190)}Q${x(0)} ${y(150)} ${x(52)} ${y(190)}`,
    ink.haze,
    1.6,
  )
  const shells =
    badge(x(-28), y(192), 15 * scale, ink.gold, 7) + badge(x(28), y(192), 15 * scale, ink.gold, 7)
  const head =
    `<ellipse cx="${x(0).toFixed(1)}" cy="${y(322).toFixed(1)}" rx="${(27 * scale).toFixed(1)}" ry="${(34 * scale).toFixed(1)}" fill="${ink.paper}" stroke="${ink.night}" stroke-width="3"/>` +
    shape(
      d`M${x(-24)} ${y(308)}q${24 * scale * hand} ${62 * scale} ${48 * scale * hand} 0q${-6 * scale * hand} ${56 * scale} ${-24 * scale * hand} ${58 * scale}q${-18 * scale * hand} ${-2 * scale} ${-24 * scale * hand} ${-58 * scale}z`,
      ink.haze,
    ) +
    cut(
      d`M${x(-13)} ${y(322)}h${9 * scale * hand}M${x(5)} ${y(322)}h${9 * scale * hand}M${x(0)} ${y(320)}v${14 * scale}M${x(-8)} ${y(290)}q${8 * scale * hand} ${6 * scale} ${16 * scale * hand} 0`,
      ink.night,
      2,
    )
  const hat = shape(
    d`M${x(-62 * wide)} ${y(332)}Q${x(-40)} ${y(352)} ${x(-26)} ${y(356)}Q${x(0)} ${y(398)} ${x(26)} ${y(356)}Q${x(40)} ${y(352)} ${x(62 * wide)} ${y(332)}Q${x(0)} ${y(362)} ${x(-62 * wide)} ${y(332)}Z`,
    ink.deep,
    ink.night,
    3,
  )
  const hatShell = badge(x(0), y(362), 11 * scale, ink.gold, 7)
  const staffX = x(86)
  const staff =
    cut(d`M${staffX} ${y(358)}V${y(0)}`, ink.paper, 7) +
    cut(d`M${staffX} ${y(358)}V${y(0)}`, ink.night, 1.4) +
    `<circle cx="${staffX.toFixed(1)}" cy="${y(364).toFixed(1)}" r="9" fill="${ink.paper}" stroke="${ink.night}" stroke-width="2.5"/>`
  const arm = shape(
    d`M${x(40)} ${y(262)}Q${x(66)} ${y(232)} ${x(80)} ${y(206)}L${x(92)} ${y(214)}Q${x(84)} ${y(250)} ${x(52)} ${y(272)}Z`,
    cape,
  )
  const carried = random.pick([book, bag, gourd])(x, y)
  return gown + cut(folds, ink.mid, 2) + cloak + hem + shells + head + hat + hatShell + carried + staff + arm
}

type Place = (offset: number) => number

const book = (x: Place, y: Place): string =>
  shape(d`M${x(-78)} ${y(178)}L${x(-46)} ${y(184)}L${x(-44)} ${y(136)}L${x(-76)} ${y(130)}Z`, ink.paper) +
  cut(d`M${x(-70)} ${y(170)}L${x(-52)} ${y(173)}M${x(-70)} ${y(160)}L${x(-52)} ${y(163)}`, ink.mid, 1.6)

const bag = (x: Place, y: Place): string =>
  cut(d`M${x(34)} ${y(268)}Q${x(-20)} ${y(200)} ${x(-58)} ${y(112)}`, ink.paper, 4) +
  shape(
    d`M${x(-80)} ${y(116)}L${x(-36)} ${y(116)}L${x(-40)} ${y(70)}Q${x(-58)} ${y(62)} ${x(-78)} ${y(72)}Z`,
    ink.gold,
  )

const gourd = (x: Place, y: Place): string =>
  shape(
    d`M${x(-66)} ${y(150)}Q${x(-78)} ${y(134)} ${x(-68)} ${y(124)}Q${x(-88)} ${y(98)} ${x(-64)} ${y(86)}Q${x(-40)} ${y(98)} ${x(-58)} ${y(124)}Q${x(-50)} ${y(134)} ${x(-62)} ${y(150)}Z`,
    ink.paper,
  )
