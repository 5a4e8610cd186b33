import { type Ink, ink } from './ink.ts'

export type Point = readonly [x: number, y: number]
/** Corners in order round the plane. */
export type Quad = readonly [Point, Point, Point, Point]

export const plateWidth = 800
export const plateHeight = 600

const outline = 2.5
const rounded = (value: number): string => String(Math.round(value * 10) / 10)

/** Path data; its numbers are rounded to a tenth. */
export const d = (parts: TemplateStringsArray, ...values: readonly (number | string)[]): string =>
  String.raw({ raw: parts }, ...values.map((value) => (typeof value === 'number' ? rounded(value) : value)))

/** A flat shape, with the outline of the night ink unless told otherwise. */
export const shape = (data: string, fill: Ink, edge: Ink | 'none' = ink.night, width = outline): string =>
  edge === 'none'
    ? `<path d="${data}" fill="${fill}"/>`
    : `<path d="${data}" fill="${fill}" stroke="${edge}" stroke-width="${rounded(width)}" stroke-linejoin="round"/>`

/** A cut line. */
export const cut = (data: string, colour: Ink, width: number): string =>
  data === ''
    ? ''
    : `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${rounded(width)}" stroke-linecap="round"/>`

export const outlineOf = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}Z`

export const polygon = (points: readonly Point[], fill: Ink, edge: Ink | 'none' = ink.night): string =>
  shape(outlineOf(points), fill, edge)

export const disc = (x: number, y: number, radius: number, fill: Ink, edge?: Ink, width = outline): string =>
  `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(radius)}" fill="${fill}"${edge ? ` stroke="${edge}" stroke-width="${rounded(width)}"` : ''}/>`

export const ring = (x: number, y: number, radius: number, colour: Ink, width: number): string =>
  `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(radius)}" fill="none" stroke="${colour}" stroke-width="${rounded(width)}"/>`

export const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
]

export interface Cuts {
  colour: Ink
  width: number
  /** How many strips the lines divide the plane into. */
  strips: number
}

/** The one brick of every building: a flat plane with lines from its edge a–d to its edge b–c. */
export function face([a, b, c, e]: Quad, fill: Ink, { colour, width, strips }: Cuts): string {
  let lines = ''
  for (let strip = 1; strip < strips; strip += 1) {
    const from = between(a, e, strip / strips)
    const to = between(b, c, strip / strips)
    lines += d`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`
  }
  return polygon([a, b, c, e], fill) + cut(lines, colour, width)
}

export const box = (x: number, y: number, width: number, height: number): Quad => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

/** The same plane, its lines upright. */
export const upright = ([a, b, c, e]: Quad): Quad => [b, c, e, a]

/** A wall in the light: laid in courses. */
export const litWall = (x: number, y: number, width: number, height: number, course = 10): string =>
  face(box(x, y, width, height), ink.paper, {
    colour: ink.mid,
    width: 1,
    strips: Math.max(2, Math.round(height / course)),
  })

/** A wall turned away from the light, which comes from the left. */
export const shadedWall = (x: number, y: number, width: number, height: number): string =>
  face(upright(box(x, y, width, height)), ink.mid, {
    colour: ink.night,
    width: 2.4,
    strips: Math.max(3, Math.round(width / 5)),
  })

export const litRoof = (quad: Quad, strips: number): string =>
  face(quad, ink.deep, { colour: ink.haze, width: 1.4, strips })

export const shadedRoof = (quad: Quad, strips: number): string =>
  face(quad, ink.night, { colour: ink.mid, width: 0.9, strips })

/** A pointed opening; x is its left, y its foot. */
export const pointedArch = (x: number, y: number, width: number, height: number): string =>
  d`M${x} ${y}v${-height * 0.62}q0 ${-height * 0.3} ${width / 2} ${-height * 0.38}q${width / 2} ${height * 0.08} ${width / 2} ${height * 0.38}v${height * 0.62}z`

/** A round-headed opening; x is its left, y its foot. */
export const roundArch = (x: number, y: number, width: number, height: number): string =>
  d`M${x} ${y}v${width / 2 - height}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width / 2}z`

export type Opening = typeof pointedArch

export function star(x: number, y: number, radius: number, fill: Ink, points = 4): string {
  const corners: Point[] = []
  for (let corner = 0; corner < points * 2; corner += 1) {
    const angle = (Math.PI / points) * corner - Math.PI / 2
    const reach = corner % 2 ? radius * 0.28 : radius
    corners.push([x + Math.cos(angle) * reach, y + Math.sin(angle) * reach])
  }
  return polygon(corners, fill, 'none')
}

/** A document of its own, with the size written down so that every viewer agrees. */
export const svg = (
  body: string,
  { width, height }: { width: number; height: number } = { width: plateWidth, height: plateHeight },
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${body}</svg>`
