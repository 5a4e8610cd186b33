/** Red, green and blue from 0 to 255, and opacity from 0 to 1. */
type Colour = readonly [red: number, green: number, blue: number, cover: number]

/** A colour as browsers compute it; undefined for other notations. */
export function parseColour(text: string): Colour | undefined {
  const [, space = '', inside = ''] = /^(rgba?|color)\((?:srgb )?([^)]*)\)$/.exec(text.trim()) ?? []
  const [red, green, blue, cover = 1] = inside
    .split(/[\s,/]+/)
    .filter((part) => part !== '')
    .map(Number)
  if (red === undefined || green === undefined || blue === undefined || Number.isNaN(red + green + blue))
    return undefined
  const scale = space === 'color' ? 255 : 1
  return [red * scale, green * scale, blue * scale, cover]
}

const over = (above: Colour, below: Colour): Colour => {
  const mix = (at: 0 | 1 | 2) => above[at] * above[3] + below[at] * (1 - above[3])
  return [mix(0), mix(1), mix(2), 1]
}

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** The contrast ratio of WCAG 2: from 1 (no difference) to 21 (black on white). */
export function contrastOf(words: Colour, ground: Colour): number {
  const [one, other] = [luminance(over(words, ground)), luminance(ground)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

const enough = 4.5
const enoughForLarge = 3
const largePx = 24
const largeBoldPx = 18.66
const white: Colour = [255, 255, 255, 1]

/** The colour behind an element; undefined when a picture lies behind it, as its colours are unknown. */
function groundOf(element: Element, styleOf: (element: Element) => CSSStyleDeclaration): Colour | undefined {
  const layers: Colour[] = []
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage } = styleOf(at)
    if (backgroundImage !== '' && backgroundImage !== 'none') return undefined
    const layer = parseColour(backgroundColor)
    if (layer && layer[3] > 0) layers.push(layer)
    if (layer?.[3] === 1) break
  }
  return layers.reduceRight((below, above) => over(above, below), white)
}

/** Whether the text of this element, as the browser shows it, has too little contrast with its background. */
export function isWeak(element: Element, styleOf: (element: Element) => CSSStyleDeclaration): boolean {
  const { color, fontSize, fontWeight, visibility, display } = styleOf(element)
  if (visibility === 'hidden' || display === 'none') return false
  const words = parseColour(color)
  const ground = groundOf(element, styleOf)
  if (!words || !ground) return false
  const size = Number.parseFloat(fontSize)
  const isLarge = size >= largePx || (size >= largeBoldPx && Number(fontWeight) >= 700)
  return contrastOf(words, ground) < (isLarge ? enoughForLarge : enough)
}
