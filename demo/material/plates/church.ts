import { type ChoirDesign, choir, gable, type NaveDesign, nave, steps } from './church-parts.ts'
import {
  cut,
  d,
  disc,
  litRoof,
  litWall,
  type Opening,
  pointedArch,
  polygon,
  roundArch,
  shadedRoof,
  shadedWall,
  shape,
} from './draw.ts'
import { ink } from './ink.ts'
import { drawGround, type Ground, trees } from './land.ts'
import type { Random } from './random.ts'
import { drawSky, isDark, type Sky } from './sky.ts'
import { ridgeTurret, type TowerTop, tower, towerTops } from './tower.ts'

/** How a church is put together. */
export type ChurchPlan =
  /** A tower against one end of the nave. */
  | 'west'
  /** A tower that stands by itself. */
  | 'detached'
  /** A front between two towers. */
  | 'twin'
  /** No tower, a turret on the ridge. */
  | 'hall'
  /** Nave and transept, tower against the nave. */
  | 'cross'
  /** The front towards us, the tower in its middle. */
  | 'front'
  /** A great dome over the middle. */
  | 'domed'

export interface ChurchTraits {
  plan?: ChurchPlan
  top?: TowerTop
  /** Part of the usual height of a tower. */
  tall?: number
  ground?: Ground
  /** Round-headed instead of pointed windows. */
  round?: boolean
}

interface Site {
  random: Random
  dark: boolean
  base: number
  opening: Opening
  top: TowerTop
  tall: number
}

export function church(random: Random, sky: Sky, traits: ChurchTraits = {}): string {
  const horizon = random.between(448, 470)
  const plan = random.pick<ChurchPlan>([
    'west',
    'west',
    'west',
    'cross',
    'cross',
    'front',
    'hall',
    'detached',
  ])
  const top = random.pick(towerTops)
  const ground = random.pick<Ground>(['path', 'path', 'mound', 'water', 'fields', 'square'])
  const round = random.chance(0.4)
  const land = traits.ground ?? ground
  const site: Site = {
    random,
    dark: isDark(sky),
    base: horizon + (land === 'mound' ? -6 : 6),
    opening: (traits.round ?? round) ? roundArch : pointedArch,
    top: traits.top ?? top,
    tall: traits.tall ?? 1,
  }
  const building = plans[traits.plan ?? plan](site)
  return (
    drawSky(random, sky, horizon) +
    (land === 'square' ? '' : trees(random, sky, horizon + 4, building.span)) +
    drawGround(random, sky, horizon, land) +
    building.art
  )
}

interface Building {
  art: string
  /** Leftmost and rightmost point. */
  span: readonly [number, number]
}

interface Body {
  width: number
  height: number
  rise: number
  bays: number
  buttresses: boolean
  aisle: boolean
}

function body({ random }: Site): Body {
  const bays = random.whole(3, 6)
  const aisle = random.chance(0.35)
  return {
    bays,
    aisle,
    width: 170 + bays * 22,
    height: random.between(84, 122) + (aisle ? 26 : 0),
    rise: random.between(66, 104),
    buttresses: random.chance(0.65),
  }
}

const naveOf = (
  { base, opening, dark }: Site,
  { width, height, rise, bays, buttresses, aisle }: Body,
  x: number,
): NaveDesign => ({
  x,
  base,
  width,
  height,
  rise,
  bays,
  opening,
  lit: dark,
  buttresses,
  aisle,
})

const choirOf = (
  { random, base, opening }: Site,
  { height, rise }: Body,
  x: number,
  direction: 1 | -1,
): ChoirDesign => ({
  x,
  base,
  width: random.between(66, 98),
  height: Math.min(height * 0.86, 104),
  rise: rise * 0.66,
  direction,
  opening,
})

function towerOf(
  { random, base, top, opening, tall }: Site,
  x: number,
  width: number,
): { art: string; x: number; width: number } {
  const height = Math.min(330, random.between(196, 258) * tall)
  return {
    art: tower(random, { x, base, width, height, top, clock: random.chance(0.6), opening }),
    x,
    width,
  }
}

const plans: Record<ChurchPlan, (site: Site) => Building> = {
  west: (site) => {
    const { random } = site
    const form = body(site)
    const width = random.between(76, 112)
    const x = 392 - (form.width + width) / 2
    if (random.chance(0.5)) {
      const end = choirOf(site, form, x + width + form.width - 10, 1)
      return {
        art: choir(end) + nave(naveOf(site, form, x + width - 6)) + towerOf(site, x, width).art,
        span: [x, x + width + form.width + end.width],
      }
    }
    const end = choirOf(site, form, x + 4, -1)
    return {
      art: choir(end) + nave(naveOf(site, form, x)) + towerOf(site, x + form.width - 4, width).art,
      span: [x - end.width, x + form.width + width],
    }
  },

  detached: (site) => {
    const { random } = site
    const form = body(site)
    const width = random.between(78, 104)
    const x = 260 - form.width / 2 + random.between(10, 40)
    const end = choirOf(site, form, x + 4, -1)
    const apart = x + form.width + random.between(46, 70)
    const arm = gable({
      x: x + form.width * 0.42,
      base: site.base + 3,
      width: 92,
      height: form.height * 0.9,
      rise: form.rise * 0.86,
      opening: site.opening,
      glow: site.dark ? ink.gold : ink.night,
      door: false,
    })
    return {
      art:
        choir(end) + nave(naveOf(site, { ...form, aisle: false }, x)) + arm + towerOf(site, apart, width).art,
      span: [x - end.width, apart + width],
    }
  },

  cross: (site) => {
    const { random } = site
    const form = { ...body(site), aisle: false }
    const width = random.between(74, 100)
    const x = 392 - (form.width + width) / 2
    const towerLeft = random.chance(0.5)
    const naveX = towerLeft ? x + width - 6 : x
    const at = naveX + form.width * (towerLeft ? 0.68 : 0.32)
    const arm = gable({
      x: at,
      base: site.base + 4,
      width: random.between(86, 112),
      height: form.height * random.between(0.94, 1.08),
      rise: form.rise * 0.96,
      opening: site.opening,
      glow: site.dark ? ink.gold : ink.night,
      door: random.chance(0.4),
    })
    const end = choirOf(site, form, towerLeft ? naveX + form.width - 4 : naveX + 4, towerLeft ? 1 : -1)
    const turret = random.chance(0.45) ? ridgeTurret(at, site.base - form.height - form.rise + 4, 17) : ''
    return {
      art:
        choir(end) +
        nave(naveOf(site, form, naveX)) +
        turret +
        arm +
        towerOf(site, towerLeft ? x : x + form.width - 4, width).art,
      span: towerLeft ? [x, naveX + form.width + end.width] : [x - end.width, x + form.width + width],
    }
  },

  hall: (site) => {
    const { random } = site
    const form = body(site)
    const tall = { ...form, width: form.width + 70, height: form.height + 12, rise: form.rise + 10 }
    const x = 400 - tall.width / 2
    const front = random.chance(0.5)
    const ridge = site.base - tall.height - tall.rise
    const porch = gable({
      x: x + tall.width * random.pick([0.2, 0.5, 0.8]),
      base: site.base + 3,
      width: 66,
      height: 52,
      rise: 40,
      opening: site.opening,
      glow: ink.night,
      door: false,
    })
    return {
      art:
        nave(naveOf(site, tall, x)) +
        ridgeTurret(front ? x + 42 : x + tall.width / 2, ridge + 6, random.between(24, 32)) +
        porch,
      span: [x, x + tall.width],
    }
  },

  front: (site) => {
    const { random, base, dark } = site
    const width = random.between(86, 104)
    const wing = random.between(92, 124)
    const height = random.between(96, 124)
    const [left, right] = [400 - width / 2, 400 + width / 2]
    const depth = 40
    const behind =
      shadedWall(right + wing, base - height, depth - 8, height) +
      litRoof(
        [
          [400, base - height - wing - 16],
          [400 + depth, base - height - wing - 16],
          [right + wing + depth, base - height],
          [right + wing, base - height],
        ],
        10,
      )
    const facade = gable({
      x: 400,
      base,
      width: width + wing * 2,
      height,
      rise: wing + 16,
      opening: site.opening,
      glow: ink.night,
      door: false,
    })
    let windows = ''
    for (const x of [left - wing * 0.56, right + wing * 0.56])
      windows +=
        shape(site.opening(x - 17, base - height * 0.2, 34, height * 0.72), dark ? ink.gold : ink.night) +
        cut(d`M${x} ${base - height * 0.2}v${-height * 0.66}`, ink.paper, 1.6)
    const main = towerOf({ ...site, tall: site.tall * 1.12 }, left, width)
    const door = shape(site.opening(left + width * 0.1, base, width * 0.4, 64), ink.night)
    const panel = cut(d`M${left + width * 0.3} ${base - 4}v-48`, ink.paper, 1.6)
    return {
      art:
        behind + facade + windows + main.art + door + panel + steps(left + width * 0.3, base, width * 0.56),
      span: [left - wing, right + wing + depth],
    }
  },

  twin: (site) => {
    const { random } = site
    const width = random.between(64, 78)
    const gap = random.between(118, 146)
    const left = 360 - gap / 2 - width
    const right = left + width + gap
    const form = { ...body(site), aisle: false, height: 128 }
    const front = gable({
      x: left + width + gap / 2,
      base: site.base,
      width: gap + 4,
      height: 150,
      rise: 86,
      opening: site.opening,
      glow: site.dark ? ink.gold : ink.night,
      door: true,
    })
    return {
      art:
        nave({ ...naveOf(site, { ...form, width: 190, bays: 3 }, right + width - 20) }) +
        towerOf(site, right, width).art +
        front +
        towerOf({ ...site }, left, width).art +
        steps(left + width + gap / 2, site.base, 60),
      span: [left, right + width + 176],
    }
  },

  domed: (site) => {
    const { random, base, dark } = site
    const cx = 400
    const r = random.between(104, 122)
    const height = 118
    const drum = 62
    const [left, right] = [cx - r - 74, cx + r + 74]
    const wings =
      litWall(left, base - height, 74 + r * 0.4, height) +
      shadedWall(right - 74 - r * 0.4, base - height, 74 + r * 0.4, height) +
      litRoof(
        [
          [left + 22, base - height - 44],
          [cx, base - height - 44],
          [cx, base - height],
          [left - 6, base - height],
        ],
        6,
      ) +
      shadedRoof(
        [
          [cx, base - height - 44],
          [right - 22, base - height - 44],
          [right + 6, base - height],
          [cx, base - height],
        ],
        6,
      )
    const top = base - height - 44
    const cylinder =
      litWall(cx - r, top - drum, r * 1.2, drum + 8, 9) +
      shadedWall(cx + r * 0.2, top - drum, r * 0.8, drum + 8)
    let lights = ''
    for (const side of [-0.8, -0.48, -0.14, 0.34, 0.68])
      lights += shape(
        roundArch(cx + r * side, top - 10, r * 0.16, 36),
        dark ? ink.gold : side > 0.2 ? ink.paper : ink.night,
      )
    const rim = top - drum
    const shell = shape(
      d`M${cx - r - 6} ${rim}C${cx - r} ${rim - r * 0.66} ${cx - r * 0.5} ${rim - r * 0.98} ${cx} ${rim - r}C${cx + r * 0.5} ${rim - r * 0.98} ${cx + r} ${rim - r * 0.66} ${cx + r + 6} ${rim}Z`,
      ink.deep,
    )
    let ribs = ''
    for (let rib = -6; rib <= 6; rib += 1)
      ribs += d`M${cx + (r * rib) / 6.6} ${rim - 2}Q${cx + (r * rib) / 6.6} ${rim - r * 0.7} ${cx + rib * 1.6} ${rim - r * 0.97}`
    const lantern =
      litWall(cx - 15, rim - r - 30, 18, 34, 7) +
      shadedWall(cx + 3, rim - r - 30, 12, 34) +
      polygon(
        [
          [cx - 20, rim - r - 30],
          [cx, rim - r - 62],
          [cx + 20, rim - r - 30],
        ],
        ink.night,
      ) +
      cut(d`M${cx} ${rim - r - 62}v-20m-7 7h14`, ink.night, 3) +
      disc(cx, rim - r - 86, 4, ink.gold)
    const entrance = gable({
      x: cx,
      base,
      width: 120,
      height: height + 10,
      rise: 54,
      opening: roundArch,
      glow: dark ? ink.gold : ink.night,
      door: true,
    })
    return {
      art:
        wings +
        cylinder +
        lights +
        shell +
        cut(ribs, ink.haze, 1.5) +
        lantern +
        entrance +
        steps(cx, base, 70),
      span: [left, right],
    }
  },
}
