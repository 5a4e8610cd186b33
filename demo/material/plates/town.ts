import { cut, d, disc, litRoof, litWall, pointedArch, polygon, ring, shadedWall, shape } from './draw.ts'
import { house, terrace } from './houses.ts'
import { ink } from './ink.ts'
import { drawGround, ripples, tree } from './land.ts'
import type { Random } from './random.ts'
import { badge } from './scallop.ts'
import { air, drawSky, isDark, type Sky } from './sky.ts'

/** A house with shells over its door, among its neighbours. */
export function townHouse(random: Random, sky: Sky): string {
  const horizon = 478
  const dark = isDark(sky)
  const base = horizon + 4
  const own = { x: 304, base, width: 192, height: 262, top: 'stepped' as const }
  let shells = ''
  for (let column = 0; column < 4; column += 1) shells += badge(334 + column * 44, base - 66, 14)
  return (
    drawSky(random, sky, horizon) +
    terrace(random, dark, { from: -20, to: 300, base }) +
    terrace(random, dark, { from: 500, to: 800, base }) +
    drawGround(random, sky, horizon, 'square') +
    house(random, dark, own) +
    shape(d`M304 ${base - 84}h192v38h-192z`, ink.deep) +
    shells
  )
}

/** A narrow street that runs away from us. */
export function street(random: Random, sky: Sky): string {
  const dark = isDark(sky)
  const vanish = { x: random.between(370, 430), y: 372 }
  let art = drawSky(random, sky, 380)
  art += shape(d`M0 600L${vanish.x - 16} ${vanish.y}H${vanish.x + 16}L800 600Z`, dark ? ink.haze : ink.paper)
  for (let row = 0; row < 12; row += 1) {
    const near = (row / 11) ** 1.8
    const y = vanish.y + 6 + near * 222
    const half = 16 + near * 384
    let stones = ''
    for (let stone = -5; stone < 5; stone += 1)
      stones += d`M${vanish.x + (half * stone) / 5} ${y}q${half / 10} ${-2 - near * 7} ${half / 5} 0`
    art += cut(stones, ink.mid, 0.8 + near * 1.8)
  }
  for (const hand of [-1, 1] as const) art += streetSide(random, dark, vanish, hand)
  const lamp = vanish.x + random.pick([-118, 118])
  return art + lantern(lamp, 520, dark)
}

function streetSide(random: Random, dark: boolean, vanish: { x: number; y: number }, hand: 1 | -1): string {
  let art = ''
  const at = (depth: number, height: number) => {
    const scale = 1 / depth
    return [vanish.x + hand * 400 * scale, vanish.y + 228 * scale - height * scale] as const
  }
  const depths = [12, 6, 3.6, 2.4, 1.7, 1.25, 0.92]
  for (let index = 0; index < depths.length - 1; index += 1) {
    const [far, near] = [depths[index] ?? 1, depths[index + 1] ?? 1]
    const height = random.between(300, 390)
    const corners = [at(far, height), at(near, height), at(near, 0), at(far, 0)] as const
    const [a, b, c, e] = hand < 0 ? corners : [corners[1], corners[0], corners[3], corners[2]]
    art += polygon([a, b, c, e], hand < 0 ? ink.paper : ink.mid)
    let courses = ''
    for (let course = 1; course < 14; course += 1) {
      const share = course / 14
      courses += d`M${a[0] + (e[0] - a[0]) * share} ${a[1] + (e[1] - a[1]) * share}L${b[0] + (c[0] - b[0]) * share} ${b[1] + (c[1] - b[1]) * share}`
    }
    art += cut(courses, hand < 0 ? ink.mid : ink.night, hand < 0 ? 1 : 1.6)
    const peak = at(near + (far - near) * 0.5, height + 96)
    art += polygon([a, peak, b], hand < 0 ? ink.deep : ink.night)
    for (const [from, to] of [
      [0.2, 0.42],
      [0.58, 0.8],
    ] as const)
      for (const level of [0.2, 0.46, 0.7]) {
        const on = (share: number, up: number) => {
          const depth = far + (near - far) * share
          return at(depth, height * (1 - up))
        }
        art += polygon(
          [on(from, level), on(to, level), on(to, level + 0.14), on(from, level + 0.14)],
          dark && random.chance(0.45) ? ink.gold : hand < 0 ? ink.night : ink.deep,
        )
      }
  }
  return art
}

const lantern = (x: number, base: number, dark: boolean): string =>
  cut(d`M${x} ${base}v-150`, ink.night, 6) +
  cut(d`M${x - 14} ${base}h28M${x - 9} ${base - 120}h18`, ink.night, 5) +
  polygon(
    [
      [x - 15, base - 150],
      [x - 21, base - 188],
      [x + 21, base - 188],
      [x + 15, base - 150],
    ],
    dark ? ink.gold : ink.paper,
  ) +
  polygon(
    [
      [x - 25, base - 188],
      [x, base - 212],
      [x + 25, base - 188],
    ],
    ink.night,
  )

/** A bridge over a narrow water. */
export function bridge(random: Random, sky: Sky): string {
  const horizon = 330
  const dark = isDark(sky)
  let planks = ''
  for (let x = 150; x <= 650; x += 16)
    planks += d`M${x} ${348 - Math.sin(((x - 150) / 500) * Math.PI) * 62}v26`
  let posts = ''
  for (let x = 176; x <= 624; x += 56) {
    const deck = 348 - Math.sin(((x - 150) / 500) * Math.PI) * 62
    posts += d`M${x} ${deck}v-52`
  }
  const deck = shape('M118 358Q400 216 682 358L690 392Q400 258 110 392Z', ink.paper, ink.night, 3)
  const under = shape(
    'M176 474V372Q400 268 624 372V474H586Q560 340 400 336Q240 340 214 474Z',
    ink.mid,
    ink.night,
    3,
  )
  return (
    drawSky(random, sky, horizon) +
    tree(random, 660, horizon + 10, 150, dark) +
    tree(random, 716, horizon + 12, 180, dark) +
    tree(random, 96, horizon + 10, 130, dark, 'poplar') +
    tree(random, 66, horizon + 12, 160, dark, 'poplar') +
    drawGround(random, sky, horizon, 'meadow') +
    shape('M0 474H800V600H0Z', dark ? ink.deep : ink.haze) +
    ripples(random, 490, dark) +
    shape('M214 480Q240 340 400 336Q560 340 586 480Z', dark ? ink.night : ink.haze) +
    under +
    shape('M0 474L176 372V474ZM800 474L624 372V474Z', dark ? ink.deep : ink.paper) +
    deck +
    cut(planks, ink.mid, 1.6) +
    cut(posts, ink.night, 5) +
    cut('M150 300Q400 180 650 300', ink.night, 5) +
    cut('M150 322Q400 204 650 322', ink.night, 3) +
    badge(400, 308, 21)
  )
}

/** A farm with a great roof, a barn door and a bench. */
export function farm(random: Random, sky: Sky): string {
  const horizon = 452
  const dark = isDark(sky)
  const base = horizon + 8
  const left = random.between(190, 226)
  const width = 390
  const eaves = base - 84
  const panes = [0.08, 0.24, 0.86]
    .map((share) => {
      const x = left + width * share
      return (
        shape(d`M${x} ${base - 62}h34v34h-34z`, dark ? ink.gold : ink.night, ink.night, 2) +
        cut(d`M${x + 17} ${base - 62}v34m-17 -17h34`, ink.paper, 1.4) +
        shape(
          d`M${x - 12} ${base - 64}h11v38h-11zM${x + 35} ${base - 64}h11v38h-11z`,
          ink.deep,
          ink.night,
          1.6,
        )
      )
    })
    .join('')
  const barn = left + width * 0.5
  return (
    drawSky(random, sky, horizon) +
    tree(random, left - 66, base, 240, dark) +
    tree(random, left + width + 90, base, 180, dark) +
    tree(random, left + width + 140, base, 140, dark) +
    drawGround(random, sky, horizon, 'path') +
    litWall(left, eaves, width, 84) +
    litRoof(
      [
        [left + 56, eaves - 150],
        [left + width - 60, eaves - 150],
        [left + width + 12, eaves + 6],
        [left - 12, eaves + 6],
      ],
      20,
    ) +
    litWall(left + 92, eaves - 176, 20, 40, 8) +
    shadedWall(left + 112, eaves - 176, 10, 40) +
    panes +
    shape(d`M${barn} ${base}v-92q44 -34 88 0v92z`, ink.deep) +
    cut(
      d`M${barn + 44} ${base}v-106M${barn + 6} ${base - 6}l34 -78M${barn + 82} ${base - 6}l-34 -78`,
      ink.haze,
      2,
    ) +
    badge(barn + 44, base - 132, 20) +
    cut(
      d`M${left + 18} ${base - 16}h84M${left + 26} ${base - 16}v16M${left + 94} ${base - 16}v16M${left + 18} ${base - 32}h84`,
      ink.night,
      4,
    )
  )
}

/** A stone with a shell, let into a wall of bricks. */
export function wallStone(random: Random, sky: Sky): string {
  const dark = isDark(sky)
  const [brick, joint] = dark ? ([ink.deep, ink.night] as const) : ([ink.haze, ink.paper] as const)
  let bricks = ''
  let tinted = ''
  for (let row = 0, y = 0; y < 600; row += 1, y += 26)
    for (let x = row % 2 ? -34 : 0; x < 800; x += 68) {
      bricks += d`M${x} ${y}h64v22h-64z`
      if (random.chance(0.22)) tinted += d`M${x} ${y}h64v22h-64z`
    }
  let rays = ''
  for (let ray = 0; ray < 32; ray += 1) {
    const angle = (ray / 32) * Math.PI * 2
    rays += d`M${400 + Math.cos(angle) * 152} ${290 + Math.sin(angle) * 122}L${400 + Math.cos(angle) * 184} ${290 + Math.sin(angle) * 150}`
  }
  return (
    shape('M0 0h800v600H0z', joint, 'none') +
    shape(bricks, brick, 'none') +
    shape(tinted, ink.mid, 'none') +
    shape('M150 520V96q0 -36 36 -36H614q36 0 36 36V520Z', ink.night, 'none') +
    shape('M160 500V92H640V500Z', ink.paper, ink.night, 4) +
    cut('M176 484V108H624V484Z', ink.mid, 3) +
    shape('M196 464V128H604V464Z', dark ? ink.night : ink.deep, ink.night, 3) +
    cut(rays, ink.mid, 2.4) +
    badge(400, 284, 122, ink.gold, 11) +
    shape('M136 500H664V530H136Z', ink.paper, ink.night, 4) +
    cut('M150 540h500M162 548h476', ink.night, 2.4)
  )
}

/** An iron cover among cobbles, seen from above. */
export function streetCover(random: Random, sky: Sky): string {
  const dark = isDark(sky)
  let stones = ''
  for (let y = -20, row = 0; y < 620; y += 44, row += 1)
    for (let x = row % 2 ? -40 : -10; x < 820; x += 62) {
      const [w, h] = [random.between(50, 58), random.between(34, 40)]
      stones += d`M${x + 8} ${y}h${w - 16}q8 0 8 8v${h - 16}q0 8 -8 8h${16 - w}q-8 0 -8 -8v${16 - h}q0 -8 8 -8z`
    }
  let studs = ''
  for (let stud = 0; stud < 40; stud += 1) {
    const angle = (stud / 40) * Math.PI * 2
    studs += disc(400 + Math.cos(angle) * 222, 300 + Math.sin(angle) * 222, 7, ink.mid)
  }
  let grid = ''
  for (let line = -8; line <= 8; line += 1) {
    const offset = line * 24
    const reach = Math.sqrt(Math.max(0, 196 ** 2 - offset ** 2))
    grid += d`M${400 + offset} ${300 - reach}v${reach * 2}M${400 - reach} ${300 + offset}h${reach * 2}`
  }
  return (
    shape('M0 0h800v600H0z', dark ? ink.night : ink.mid, 'none') +
    shape(stones, dark ? ink.deep : ink.haze, ink.night, 2) +
    disc(400, 300, 264, air[sky], ink.night, 5) +
    disc(400, 300, 244, ink.night, ink.paper, 3) +
    studs +
    ring(400, 300, 202, ink.paper, 3) +
    cut(grid, ink.deep, 5) +
    disc(400, 300, 138, ink.night, ink.paper, 3) +
    badge(400, 290, 104, ink.paper, 11)
  )
}

/** A shell cut out of steel, before a far tower. */
export function silhouette(random: Random, sky: Sky): string {
  const horizon = 474
  const dark = isDark(sky)
  return (
    drawSky(random, sky, horizon) +
    litWall(556, 300, 40, 176) +
    shadedWall(596, 300, 26, 176) +
    polygon(
      [
        [550, 300],
        [590, 214],
        [628, 300],
      ],
      ink.night,
    ) +
    litWall(622, 400, 200, 76) +
    shape(pointedArch(566, 380, 16, 34), dark ? ink.gold : ink.night) +
    litRoof(
      [
        [622, 344],
        [810, 344],
        [820, 400],
        [622, 400],
      ],
      8,
    ) +
    drawGround(random, sky, horizon, 'path') +
    cut('M306 474V520M374 474V520', ink.night, 10) +
    shape('M270 516H410V534H270Z', ink.paper) +
    badge(340, 316, 172, ink.gold, 11)
  )
}
