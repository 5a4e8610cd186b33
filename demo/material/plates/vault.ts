import { between, cut, d, disc, type Point, polygon, shape, star } from './draw.ts'
import { ink } from './ink.ts'
import type { Random } from './random.ts'
import { badge } from './scallop.ts'
import { isDark, type Sky } from './sky.ts'
import { pilgrim } from './statue.ts'

const centre: Point = [400, 300]
const edge: readonly Point[] = [
  [0, 0],
  [400, -60],
  [800, 0],
  [880, 300],
  [800, 600],
  [400, 660],
  [0, 600],
  [-80, 300],
]

/** A vault seen from below, painted with stars, tendrils and a pilgrim on the boss. */
export function vault(random: Random, sky: Sky): string {
  const dark = isDark(sky)
  const fields = dark ? ([ink.deep, ink.night] as const) : ([ink.paper, ink.haze] as const)
  const line = dark ? ink.mid : ink.mid
  const loose = random.between(0.1, 0.22)
  let art = shape('M0 0h800v600H0z', fields[0], 'none')
  edge.forEach((from, index) => {
    const to = edge[(index + 1) % edge.length] ?? from
    art += polygon([from, to, centre], fields[index % 2] ?? fields[0])
    let courses = ''
    for (let course = 1; course < 15; course += 1) {
      const [a, b] = [between(centre, from, course / 15), between(centre, to, course / 15)]
      const middle = between(between(a, b, 0.5), centre, loose)
      courses += d`M${a[0]} ${a[1]}Q${middle[0]} ${middle[1]} ${b[0]} ${b[1]}`
    }
    art += cut(courses, line, index % 2 ? 1.8 : 1)
  })
  art += tendrils(random, dark)
  for (const [x, y] of edge) {
    const rib = d`M${x} ${y}L${centre[0]} ${centre[1]}`
    art += cut(rib, ink.night, 15) + cut(rib, ink.paper, 8) + cut(rib, ink.mid, 1.6)
  }
  return art + stars(random, dark) + boss(random)
}

function tendrils(random: Random, dark: boolean): string {
  let art = ''
  for (let index = 0; index < 8; index += 1) {
    const angle = (index / 8) * Math.PI * 2 + Math.PI / 8
    const at = (reach: number, off: number): Point => [
      400 + Math.cos(angle + off) * reach,
      300 + Math.sin(angle + off) * reach * 0.82,
    ]
    const [a, b, c] = [at(250, -0.1), at(310, 0.12), at(360, -0.06)]
    art += cut(d`M${a[0]} ${a[1]}Q${b[0]} ${b[1]} ${c[0]} ${c[1]}`, dark ? ink.haze : ink.deep, 2.6)
    for (const leaf of [0.25, 0.55, 0.85]) {
      const [x, y] = between(a, c, leaf)
      const hand = random.pick([1, -1])
      art += shape(
        d`M${x} ${y}q${hand * 12} -16 ${hand * 24} -4q${-hand * 8} 14 ${-hand * 24} 4z`,
        dark ? ink.mid : ink.deep,
        'none',
      )
    }
  }
  return art
}

function stars(random: Random, dark: boolean): string {
  let art = ''
  const turn = random.between(0, 0.4)
  for (let index = 0; index < 16; index += 1) {
    const angle = (index / 16) * Math.PI * 2 + turn
    const reach = index % 2 ? 176 : 216
    art += star(
      400 + Math.cos(angle) * reach,
      300 + Math.sin(angle) * reach * 0.82,
      index % 2 ? 11 : 7,
      index % 2 ? ink.gold : dark ? ink.paper : ink.deep,
    )
  }
  return art
}

function boss(random: Random): string {
  let beads = ''
  for (let bead = 0; bead < 28; bead += 1) {
    const angle = (bead / 28) * Math.PI * 2
    beads += disc(400 + Math.cos(angle) * 116, 300 + Math.sin(angle) * 116, 4, ink.gold)
  }
  return (
    disc(400, 300, 128, ink.paper, ink.night, 4) +
    disc(400, 300, 104, ink.night, ink.night) +
    beads +
    `<g transform="translate(0 122)">${pilgrim(random, 268, 176)}</g>`
  )
}

/** A painted panel in its frame, hung on a wall. */
export function painting(random: Random, sky: Sky): string {
  const dark = isDark(sky)
  let panelling = ''
  for (let x = 20; x < 800; x += 46) panelling += d`M${x} 0V600`
  let hills = ''
  for (let row = 0; row < 4; row += 1)
    hills += shape(
      d`M186 ${420 + row * 34}Q${300 + row * 40} ${360 + row * 40} 400 ${410 + row * 34}T614 ${404 + row * 34}V540H186Z`,
      row % 2 ? ink.haze : ink.mid,
    )
  let rays = ''
  for (let ray = 0; ray < 9; ray += 1) rays += d`M400 92L${120 + ray * 70} 420`
  const id = `panel${random.whole(100000, 999999)}`
  return (
    shape('M0 0h800v600H0z', dark ? ink.deep : ink.haze, 'none') +
    cut(panelling, dark ? ink.night : ink.mid, 2) +
    shape('M150 36H650V572H150Z', ink.gold, ink.night, 4) +
    cut('M162 48H638V560H162Z', ink.night, 2) +
    shape('M186 72H614V536H186Z', dark ? ink.night : ink.paper, ink.night, 4) +
    `<clipPath id="${id}"><path d="M186 72H614V536H186Z"/></clipPath><g clip-path="url(#${id})">` +
    cut(rays, dark ? ink.deep : ink.haze, 6) +
    hills +
    star(400, 112, 24, ink.gold, 8) +
    `<g transform="translate(0 -6)">${pilgrim(random, 536, 330)}</g>` +
    '</g>' +
    badge(400, 36, 16, ink.paper) +
    badge(268, 236, 20) +
    badge(540, 262, 15, ink.gold)
  )
}
