import { escapeHtml } from '../../../kernel/html.ts'
import { type StarKind, starShapes } from '../../../ui/star-chart/shapes.ts'

/** Two inks of the look: the icon, and a line around it that separates it from land and water. */
export const ink = '#272c72'
export const paper = '#f4eddc'

const sizePx = 30

const shapes = {
  star: starShapes.gold,
  dot: starShapes.dot,
  pin: 'M0 12C-5 4-9 0-9-5a9 9 0 0 1 18 0C9 0 5 4 0 12zM3-5a3 3 0 1 0-6 0a3 3 0 0 0 6 0z',
  shell: 'M-4 8l-1 3h10l-1-3 7-7-2-5-4-4-5-2-5 2-4 4-2 5z',
} as const

const drawing = (path: string): string =>
  `<svg width="${sizePx}" height="${sizePx}" viewBox="-16 -16 32 32"><path d="${path}" fill="${ink}" stroke="${paper}" stroke-width="1.6" stroke-linejoin="round" paint-order="stroke"/></svg>`

export const kindIcon = (kind: StarKind): string => drawing(starShapes[kind])

export const houseIcon = (name: keyof typeof shapes): string => drawing(shapes[name])

/** A path typed by staff; undefined unless it is nothing but a path. */
export const ownIcon = (path: string): string | undefined =>
  /^[MmLlHhVvCcSsQqTtAaZz0-9eE\s,.+-]{2,4000}$/.test(path) ? drawing(path) : undefined

export const imageIcon = (src: string): string =>
  `<img src="${escapeHtml(src)}" width="40" height="40" alt="">`
