import { cut, d, litRoof, litWall, polygon, roundArch, shadedWall, shape } from './draw.ts'
import { terrace } from './houses.ts'
import { ink } from './ink.ts'
import { drawGround, tree, water } from './land.ts'
import type { Random } from './random.ts'
import { badge } from './scallop.ts'
import { drawSky, isDark, type Sky } from './sky.ts'
import { ridgeTurret } from './tower.ts'

export type HospiceForm =
  /** A row of houses along the water. */
  | 'quay'
  /** Low wings round a court, a gate in the middle. */
  | 'court'
  /** A front of columns under a pediment. */
  | 'columns'
  /** One long house with a turret. */
  | 'great'

export interface HospiceTraits {
  form?: HospiceForm
}

export function hospice(random: Random, sky: Sky, traits: HospiceTraits = {}): string {
  const form = traits.form ?? random.pick<HospiceForm>(['quay', 'court', 'great'])
  return forms[form](random, sky)
}

const forms: Record<HospiceForm, (random: Random, sky: Sky) => string> = {
  quay: (random, sky) => {
    const horizon = 432
    const dark = isDark(sky)
    const from = random.between(-60, 60)
    const to = random.between(720, 840)
    return (
      drawSky(random, sky, horizon) +
      terrace(random, dark, { from, to, base: horizon + 2 }) +
      water(random, sky, horizon)
    )
  },

  court: (random, sky) => {
    const horizon = 452
    const dark = isDark(sky)
    const base = horizon + 6
    const wing = random.between(190, 220)
    const wall = random.between(88, 106)
    const low = (x: number, width: number, lit: boolean) => {
      const roof = litRoof(
        [
          [x + 8, base - wall - 72],
          [x + width - 8, base - wall - 72],
          [x + width + 5, base - wall],
          [x - 5, base - wall],
        ],
        10,
      )
      let rooms = ''
      const doors = Math.floor(width / 62)
      for (let room = 0; room < doors; room += 1) {
        const at = x + 14 + room * (width / doors)
        rooms +=
          shape(d`M${at} ${base}v-50h22v50z`, ink.deep, ink.night, 2) +
          shape(
            d`M${at + 28} ${base - 22}v-30h18v30z`,
            lit && random.chance(0.5) ? ink.gold : ink.night,
            ink.night,
            2,
          ) +
          shape(d`M${at + 4} ${base - wall - 14}v-26l10 -12l10 12v26z`, ink.paper, ink.night, 2) +
          shape(d`M${at + 9} ${base - wall - 16}h10v-16h-10z`, lit ? ink.gold : ink.night, 'none')
      }
      const chimney = shape(d`M${x + width * 0.46} ${base - wall - 68}v-34h18v34z`, ink.paper)
      return chimney + litWall(x, base - wall, width, wall) + roof + rooms
    }
    const gate =
      litWall(338, base - 176, 86, 176) +
      shadedWall(424, base - 176, 38, 176) +
      polygon(
        [
          [330, base - 176],
          [400, base - 250],
          [470, base - 176],
        ],
        ink.paper,
      ) +
      shape(roundArch(352, base, 62, 108), ink.night) +
      cut(d`M383 ${base}v-100M358 ${base - 50}h50`, ink.mid, 2) +
      badge(400, base - 200, 17) +
      ridgeTurret(400, base - 246, 20)
    return (
      drawSky(random, sky, horizon) +
      tree(random, 84, base, 190, dark, random.pick(['round', 'bare', 'poplar'])) +
      drawGround(random, sky, horizon, random.pick(['path', 'square', 'path'])) +
      low(340 - wing, wing, dark) +
      low(460, wing, dark) +
      gate
    )
  },

  columns: (random, sky) => {
    const horizon = 456
    const dark = isDark(sky)
    const base = horizon + 4
    const wings = [150, 494].map((x) => {
      let panes = ''
      for (let row = 0; row < 2; row += 1)
        for (let column = 0; column < 3; column += 1)
          panes += shape(
            d`M${x + 20 + column * 48} ${base - 132 + row * 66}h24v40h-24z`,
            dark && random.chance(0.5) ? ink.gold : ink.night,
            ink.night,
            2,
          )
      const roof = litRoof(
        [
          [x + 14, base - 202],
          [x + 142, base - 202],
          [x + 160, base - 160],
          [x - 4, base - 160],
        ],
        6,
      )
      return litWall(x, base - 160, 156, 160) + roof + panes
    })
    let columns = ''
    for (let column = 0; column < 4; column += 1) {
      const x = 302 + column * 55
      columns +=
        shape(d`M${x} ${base - 16}v-142h22v142z`, ink.paper, ink.night, 2) +
        cut(d`M${x + 15} ${base - 20}v-136M${x + 19} ${base - 20}v-136`, ink.mid, 1.6) +
        shape(d`M${x - 5} ${base - 158}v-9h32v9zM${x - 5} ${base - 8}v-9h32v9z`, ink.paper, ink.night, 2)
    }
    const porch =
      shape(d`M290 ${base - 8}v-160h220v160z`, ink.deep) +
      shape(d`M372 ${base - 8}v-92h56v92z`, dark ? ink.gold : ink.night) +
      columns +
      shape(d`M284 ${base - 167}v-24h232v24z`, ink.paper) +
      polygon(
        [
          [278, base - 191],
          [400, base - 256],
          [522, base - 191],
        ],
        ink.paper,
      ) +
      cut(d`M306 ${base - 198}L400 ${base - 246}L494 ${base - 198}Z`, ink.mid, 2) +
      badge(400, base - 211, 15) +
      shape(d`M274 ${base}v-9h252v9zM266 ${base + 8}v-9h268v9z`, ink.paper, ink.night, 2)
    return (
      drawSky(random, sky, horizon) +
      drawGround(random, sky, horizon, 'square') +
      wings.join('') +
      ridgeTurret(400, base - 246, 26) +
      porch
    )
  },

  great: (random, sky) => {
    const horizon = 450
    const dark = isDark(sky)
    const base = horizon + 6
    const [left, right] = [random.between(150, 180), random.between(600, 640)]
    const width = right - left
    const wall = random.between(132, 152)
    const rise = random.between(96, 120)
    const top = base - wall
    let panes = ''
    const bays = 6
    for (let bay = 0; bay < bays; bay += 1) {
      const x = left + 26 + (bay * (width - 40)) / bays
      for (const [y, height] of [
        [top + 16, 38],
        [top + 78, 44],
      ] as const)
        panes +=
          shape(
            d`M${x} ${y}h28v${height}h-28z`,
            dark && random.chance(0.45) ? ink.gold : ink.night,
            ink.night,
            2,
          ) + cut(d`M${x + 14} ${y}v${height}m-14 ${-height / 2}h28`, ink.paper, 1.3)
      if (bay % 2 === 0)
        panes +=
          polygon(
            [
              [x - 4, top - 20],
              [x + 14, top - 62],
              [x + 32, top - 20],
            ],
            ink.paper,
          ) + shape(d`M${x + 7} ${top - 24}h14v-16h-14z`, dark ? ink.gold : ink.night, 'none')
    }
    const doorX = left + width * 0.5 - 22
    return (
      drawSky(random, sky, horizon) +
      drawGround(random, sky, horizon, random.pick(['square', 'water', 'path'])) +
      shadedWall(right, top, 46, wall) +
      litWall(left, top, width, wall) +
      litRoof(
        [
          [left + 40, top - rise],
          [right - 20, top - rise],
          [right + 52, top],
          [left - 8, top],
        ],
        14,
      ) +
      panes +
      shape(roundArch(doorX, base, 44, 74), ink.night) +
      badge(doorX + 22, base - 92, 12) +
      ridgeTurret(left + width * 0.52, top - rise + 6, 30)
    )
  },
}
