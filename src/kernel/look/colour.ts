/** A colour in OKLCH: lightness from 0 to 1, chroma, and hue angle. */
export interface Seen {
  light: number
  strong: number
  angle: number
}

type Three = readonly [number, number, number]

const partsOf = (colour: string): Three => {
  const at = (start: number) => toLight(Number.parseInt(colour.slice(start, start + 2), 16) / 255)
  return [at(1), at(3), at(5)]
}
const toLight = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const fromLight = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055)

/** Contrast ratio of WCAG 2: from 1 (no difference) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

/** Relative luminance of WCAG 2. */
export function luminance(colour: string): number {
  const [red, green, blue] = partsOf(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Converts `#rrggbb` to OKLCH (https://bottosson.github.io/posts/oklab). */
export function seen(colour: string): Seen {
  const [red, green, blue] = partsOf(colour)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const light = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  return { light, strong: Math.hypot(a, b), angle: Math.atan2(b, a) }
}

/** Converts OKLCH to `#rrggbb`; reduces the chroma of a colour that screens cannot show. */
export function shownAs({ light, strong, angle }: Seen): string {
  let weak = strong
  let parts = mixed(light, weak, angle)
  while (weak > 0.001 && parts.some((part) => part < -0.0005 || part > 1.0005)) {
    weak *= 0.95
    parts = mixed(light, weak, angle)
  }
  const hex = (part: number) =>
    Math.round(255 * fromLight(Math.min(1, Math.max(0, part))))
      .toString(16)
      .padStart(2, '0')
  return `#${parts.map(hex).join('')}`
}

function mixed(light: number, strong: number, angle: number): Three {
  const [a, b] = [strong * Math.cos(angle), strong * Math.sin(angle)]
  const long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}

const steps = 200

/** Returns the colour, or the one nearest in lightness that passes; undefined when none does. */
export function nearest(colour: string, passes: (colour: string) => boolean): string | undefined {
  if (passes(colour)) return colour
  const { light, ...rest } = seen(colour)
  for (let step = 1; step <= steps; step++) {
    const found = [light - step / steps, light + step / steps]
      .filter((next) => next >= 0 && next <= 1)
      .map((next) => shownAs({ light: next, ...rest }))
      .find(passes)
    if (found) return found
  }
  return undefined
}
