import {
  cut,
  d,
  disc,
  litRoof,
  litWall,
  pointedArch,
  roundArch,
  shadedRoof,
  shadedWall,
  shape,
} from './draw.ts'
import { ink } from './ink.ts'
import { drawGround, type Ground } from './land.ts'
import type { Random } from './random.ts'
import { badge } from './scallop.ts'
import { drawSky, isDark, type Sky } from './sky.ts'

/** A town gate between two towers. */
export function gate(random: Random, sky: Sky): string {
  const horizon = 470
  const dark = isDark(sky)
  const base = horizon + 8
  const high = random.between(236, 268)
  const arch = random.pick([pointedArch, roundArch])
  const towers = [188, 532].map((x) => flankingTower(x, base, high, dark)).join('')
  let merlons = ''
  for (let merlon = 0; merlon < 6; merlon += 1)
    merlons += shape(d`M${272 + merlon * 44} ${base - 230}h30v32h-30z`, ink.paper)
  const curtain =
    litWall(268, base - 200, 264, 200) +
    merlons +
    shape(arch(328, base, 144, 176), ink.night) +
    shape(arch(344, base, 112, 146), dark ? ink.deep : ink.haze)
  const grille = cut(
    d`M344 ${base - 40}h112M344 ${base - 80}h112M400 ${base - 142}V${base}M372 ${base - 124}V${base}M428 ${base - 124}V${base}`,
    ink.night,
    4,
  )
  const walls = litWall(-10, base - 128, 200, 128) + litWall(612, base - 128, 200, 128)
  return (
    drawSky(random, sky, horizon) +
    drawGround(random, sky, horizon, random.pick<Ground>(['path', 'water'])) +
    walls +
    towers +
    curtain +
    grille +
    badge(400, base - 186, 19)
  )
}

function flankingTower(x: number, base: number, high: number, dark: boolean): string {
  const top = base - high
  return (
    litWall(x, top, 52, high, 11) +
    shadedWall(x + 52, top, 34, high) +
    litRoof(
      [
        [x - 8, top],
        [x + 52, top],
        [x + 48, top - 112],
        [x + 48, top - 112],
      ],
      11,
    ) +
    shadedRoof(
      [
        [x + 52, top],
        [x + 94, top],
        [x + 48, top - 112],
        [x + 48, top - 112],
      ],
      11,
    ) +
    shape(pointedArch(x + 15, top + 76, 20, 44), dark ? ink.gold : ink.night, ink.night, 2) +
    shape(d`M${x + 20} ${top + 150}h9v34h-9z`, ink.night, 'none') +
    shape(d`M${x - 5} ${top + 20}h96v7h-96z`, ink.paper, ink.night, 2) +
    cut(d`M${x + 48} ${top - 112}v-22`, ink.night, 2.6) +
    disc(x + 48, top - 138, 4, ink.gold)
  )
}
