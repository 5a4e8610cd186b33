import { isElement, isText } from '../../../ui/is-node.ts'
import type { Words } from './words.ts'

/** A text of a field that appears on the page exactly as it was written. */
export interface Place {
  words: Words
  node: Text
}

export interface Point {
  x: number
  y: number
}

/** Elements inside a widget that belong to other widgets, or are no readable text. */
const notOwn = '[data-puck-component], .canvas-note, .canvas-wait, script, style, svg, select, textarea'

function textsIn(element: Element): Text[] {
  return [...element.childNodes].flatMap((node) => {
    if (isText(node)) return [node]
    return isElement(node) && !node.matches(notOwn) ? textsIn(node) : []
  })
}

/**
 * Where the words of a widget show, in the order of the page: each visible text of which the whole is what stands in a
 * field. Fields with the same words take turns.
 */
export function placesIn(block: Element, all: readonly Words[]): Place[] {
  const turns = new Map<string, number>()
  return textsIn(block).flatMap((node) => {
    const shown = node.data.trim()
    // The server leaves out the spaces at either end.
    const same = all.filter(({ type, value }) => type !== 'richtext' && value.trim() === shown)
    if (shown === '' || same.length === 0 || !node.parentElement?.checkVisibility()) return []
    const turn = turns.get(shown) ?? 0
    turns.set(shown, turn + 1)
    const words = same[turn % same.length]
    return words ? [{ words, node }] : []
  })
}

/** How far beside a text's element a press may land and still count, in pixels. */
const slackPx = 8

/** The text nearest to the point, among those whose element contains the point. */
export function placeAt(places: readonly Place[], point: Point): Place | undefined {
  const near = places.filter(
    ({ node }) => distance(node.parentElement?.getBoundingClientRect(), point) <= slackPx,
  )
  const toText = ({ node }: Place) => distance(rectOf(node), point)
  return near.toSorted((one, other) => toText(one) - toText(other))[0]
}

function rectOf(node: Text): DOMRect {
  const range = node.ownerDocument.createRange()
  range.selectNodeContents(node)
  return range.getBoundingClientRect()
}

/** Distance from a point to a rectangle; 0 inside it. */
function distance(rect: DOMRect | undefined, { x, y }: Point): number {
  if (!rect) return Number.POSITIVE_INFINITY
  return Math.hypot(Math.max(rect.left - x, 0, x - rect.right), Math.max(rect.top - y, 0, y - rect.bottom))
}
