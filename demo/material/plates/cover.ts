import { cut, d, disc, type Point, shape, star, svg } from './draw.ts'
import { type Ink, ink } from './ink.ts'
import { type PlateRequest, plate } from './plate.ts'
import { createRandom } from './random.ts'
import { badge } from './scallop.ts'

const size = { width: 600, height: 800 }

export interface Cover {
  /** The picture on it. */
  picture: PlateRequest
  cloth?: Ink
}

/** The cover of a book: a shell over a picture in a frame, 600 × 800. */
export function bookCover({ picture, cloth = ink.night }: Cover): string {
  const rule = cloth === ink.paper || cloth === ink.haze ? ink.night : ink.paper
  const inner = plate(picture).replace(
    /^<svg [^>]*>/,
    '<svg x="60" y="330" width="480" height="410" viewBox="60 60 680 540" preserveAspectRatio="xMidYMid slice">',
  )
  return svg(
    shape('M0 0h600v800H0z', cloth, 'none') +
      cut('M36 36h528v728H36z', rule, 2) +
      badge(300, 178, 86) +
      inner +
      cut('M60 330h480v410H60z', rule, 3),
    size,
  )
}

/** The cover of a map: places as stars on their own latitude and longitude. */
export function mapCover(places: readonly { lat: number; lon: number }[], seed: string): string {
  const random = createRandom(`map ${seed}`)
  const at = ({ lat, lon }: { lat: number; lon: number }): Point => [
    60 + ((lon - 2.6) / (7.3 - 2.6)) * 480,
    60 + ((53.6 - lat) / (53.6 - 50.6)) * 560,
  ]
  let grid = ''
  for (let line = 1; line < 5; line += 1) grid += d`M${40 + line * 104} 40v640M40 ${40 + line * 128}h520`
  let dust = ''
  for (let speck = 0; speck < 130; speck += 1)
    dust += disc(random.between(46, 554), random.between(46, 674), random.between(0.5, 1.2), ink.mid)
  const stars = places
    .map((place, index) => {
      const [x, y] = at(place)
      return star(
        x + random.between(-5, 5),
        y + random.between(-5, 5),
        index % 3 ? 5 : 8,
        index % 4 ? ink.gold : ink.paper,
      )
    })
    .join('')
  return svg(
    shape('M0 0h600v800H0z', ink.paper, 'none') +
      shape('M40 40h520v640H40z', ink.night) +
      cut(grid, ink.deep, 1.2) +
      dust +
      stars +
      badge(300, 734, 26, ink.deep),
    size,
  )
}

/** A shell on a cord: what a pilgrim buys on the way, 800 × 600. */
export function shellCover(seed: string): string {
  const random = createRandom(`cord ${seed}`)
  let lines = ''
  for (let y = 6, row = 0; y < 600; y += 10, row += 1)
    lines += cut(d`M0 ${y}q400 ${row % 2 ? 6 : -6} 800 0`, ink.mid, 0.5 + row * 0.03)
  const loop = random.between(220, 280)
  return svg(
    shape('M0 0h800v600H0z', ink.haze, 'none') +
      lines +
      cut(
        d`M400 346C${400 - loop} 360 ${400 - loop * 0.6} 620 ${400 - loop * 1.2} 610M400 346C${400 + loop} 360 ${400 + loop * 0.6} 620 ${400 + loop * 1.2} 610`,
        ink.night,
        5,
      ) +
      badge(400, 250, 128, ink.paper, random.whole(9, 11)) +
      disc(400, 356, 6, ink.night),
  )
}
