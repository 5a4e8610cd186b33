import { cut, d, disc, plateWidth, ring, shape, star } from './draw.ts'
import { type Ink, ink } from './ink.ts'
import type { Random } from './random.ts'

export type Sky = 'night' | 'dusk' | 'dawn' | 'day'
export const skies = ['night', 'day', 'dusk', 'dawn'] as const satisfies readonly Sky[]

export const isDark = (sky: Sky): boolean => sky === 'night' || sky === 'dusk'

/** The colour of the air, also the placeholder of a picture that still loads. */
export const air: Record<Sky, Ink> = { night: ink.night, dusk: ink.deep, dawn: ink.haze, day: ink.paper }

const wind: Record<Sky, Ink> = { night: ink.mid, dusk: ink.haze, dawn: ink.paper, day: ink.mid }

/** How thick a cut line is at a height, 0 above and 1 at the horizon. */
const weight: Record<Sky, (depth: number) => number> = {
  night: (depth) => Math.max(0, depth - 0.12) * 4.2,
  dusk: (depth) => Math.max(0, depth - 0.12) * 6,
  dawn: (depth) => depth * 5.4,
  day: (depth) => (1 - depth) * 3.1,
}

/** Everything above a horizon: air, its lines, and what stands or flies in it. */
export function drawSky(random: Random, sky: Sky, horizon: number): string {
  const body = d`M0 0h${plateWidth}v600H0z`
  return shape(body, air[sky], 'none') + drawWind(random, sky, horizon) + lights[sky](random, horizon)
}

function drawWind(random: Random, sky: Sky, horizon: number): string {
  const step = sky === 'night' ? 9 : 8
  const phase = random.between(0, 6)
  const swell = random.between(0.6, 1.6)
  let art = ''
  for (let y = step; y < horizon; y += step) {
    const width = weight[sky](y / horizon)
    if (width < 0.4) continue
    const rise = Math.sin(y / 37 + phase) * 7 * swell
    const fall = Math.cos(y / 23 + phase) * 5 * swell
    art += cut(
      d`M-5 ${y + rise * 0.3}C200 ${y + rise} 520 ${y - fall} 805 ${y + fall * 0.4}`,
      wind[sky],
      width,
    )
  }
  return art
}

type Lights = (random: Random, horizon: number) => string

const lights: Record<Sky, Lights> = {
  night: (random, horizon) =>
    random.pick([scattered, milkyWay, cometNight])(random, horizon) + goldStars(random, horizon),
  dusk: (random, horizon) =>
    scatter(random, horizon, 14) +
    goldStars(random, horizon) +
    random.pick([crescent, fullMoon])(random, horizon),
  dawn: (random, horizon) => {
    const x = side(random)
    const radius = random.between(46, 68)
    const y = horizon - random.between(40, 90)
    const rays = random.chance(0.4) ? sunRings(x, y, radius) : ''
    return rays + disc(x, y, radius, ink.gold) + (random.chance(0.5) ? birds(random) : '')
  },
  day: (random) => {
    const x = side(random)
    const y = random.between(90, 150)
    const radius = random.between(38, 52)
    const around = random.pick([() => '', sunRays, sunRings])
    const clouds = random.chance(0.55) ? cloud(random) : ''
    return (
      around(x, y, radius) + disc(x, y, radius, ink.gold) + clouds + (random.chance(0.4) ? birds(random) : '')
    )
  },
}

const side = (random: Random): number =>
  random.chance(0.5) ? random.between(100, 240) : random.between(560, 700)

function scatter(random: Random, horizon: number, count: number): string {
  let art = ''
  for (let index = 0; index < count; index += 1) {
    const x = random.between(0, plateWidth)
    const y = random.between(8, horizon * 0.62)
    art += random.chance(0.2) ? star(x, y, 5, ink.paper) : disc(x, y, random.between(0.9, 2.4), ink.paper)
  }
  return art
}

const scattered: Lights = (random, horizon) => scatter(random, horizon, 34)

/** Compostela was read as 'campus stellae': a field of stars. */
const milkyWay: Lights = (random, horizon) => {
  const slope = random.pick([-0.42, 0.42])
  let art = scatter(random, horizon, 14)
  for (let index = 0; index < 90; index += 1) {
    const x = random.between(0, plateWidth)
    const spread = (random.next() + random.next() - 1) * 62
    const y = horizon * 0.3 + (x - 400) * slope + spread
    if (y > 4 && y < horizon * 0.66) art += disc(x, y, random.between(0.6, 1.8), ink.haze)
  }
  return art
}

const cometNight: Lights = (random, horizon) => {
  const x = side(random)
  const y = random.between(70, 130)
  const away = x < 400 ? 1 : -1
  let tail = ''
  for (let hair = -3; hair <= 3; hair += 1)
    tail += d`M${x} ${y}q${away * 60} ${-18 + hair * 4} ${away * (150 - Math.abs(hair) * 22)} ${-30 + hair * 12}`
  return scatter(random, horizon, 26) + cut(tail, ink.mid, 1.6) + star(x, y, 15, ink.gold)
}

const goldStars: Lights = (random, horizon) => {
  let art = ''
  for (let index = 0; index < 3; index += 1)
    art += star(random.between(30, 770), random.between(14, horizon * 0.5), random.between(8, 15), ink.gold)
  return art
}

const crescent: Lights = (random) => {
  const x = side(random)
  const y = random.between(70, 120)
  return shape(d`M${x} ${y}a36 36 0 1 0 30 54a30 30 0 0 1 -30 -54z`, ink.paper, 'none')
}

const fullMoon: Lights = (random) => {
  const x = side(random)
  const y = random.between(90, 130)
  const craters = d`M${x - 14} ${y - 8}q6 -7 13 -2M${x + 4} ${y + 10}q8 -5 13 3M${x - 10} ${y + 16}h8`
  return ring(x, y, 52, ink.mid, 2) + disc(x, y, 36, ink.paper) + cut(craters, ink.mid, 2)
}

const sunRays = (x: number, y: number, radius: number): string => {
  let rays = ''
  for (let ray = 0; ray < 24; ray += 1) {
    const angle = (ray / 24) * Math.PI * 2
    const reach = radius + (ray % 2 ? 20 : 32)
    rays += d`M${x + Math.cos(angle) * (radius + 9)} ${y + Math.sin(angle) * (radius + 9)}L${x + Math.cos(angle) * reach} ${y + Math.sin(angle) * reach}`
  }
  return disc(x, y, radius + 9, ink.paper) + cut(rays, ink.gold, 2.6)
}

const sunRings = (x: number, y: number, radius: number): string =>
  [11, 20, 28].map((gap, index) => ring(x, y, radius + gap, ink.gold, 2.6 - index * 0.7)).join('')

function cloud(random: Random): string {
  const x = random.between(180, 520)
  const y = random.between(60, 150)
  const width = random.between(130, 210)
  const body = d`M${x} ${y}q${width * 0.02} ${-26} ${width * 0.24} ${-22}q${width * 0.14} ${-34} ${width * 0.36} ${-12}q${width * 0.22} ${-18} ${width * 0.28} ${12}q${width * 0.14} ${2} ${width * 0.12} ${22}z`
  let shade = ''
  for (let line = 1; line < 4; line += 1)
    shade += d`M${x + width * (0.3 + line * 0.1)} ${y - line * 7}H${x + width * (0.96 - line * 0.05)}`
  return shape(body, ink.paper, ink.mid, 2) + cut(shade, ink.mid, 1.6)
}

function birds(random: Random): string {
  const x = random.between(260, 540)
  const y = random.between(60, 150)
  let flock = ''
  for (let bird = 0; bird < random.whole(3, 6); bird += 1) {
    const span = random.between(7, 13)
    const left = x + bird * 26 + random.between(-6, 6)
    const top = y + Math.abs(bird - 2) * 11 + random.between(-4, 4)
    flock += d`M${left} ${top}q${span * 0.5} ${-span * 0.6} ${span} 0q${span * 0.5} ${-span * 0.6} ${span} 0`
  }
  return cut(flock, ink.night, 2)
}
