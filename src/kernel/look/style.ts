import { coloursOf } from './colours.ts'
import type { Look } from './look.ts'
import { colourNames, usualTokens } from './usual-tokens.ts'

/** Custom properties of the public site (`client/styles/tokens.css`) with their values. */
export type Tokens = Readonly<Record<string, string>>

/**
 * The fonts, through the variables of tokens.css, so that no look requests a font before the first paint (decision
 * 0013) or adds another one.
 */
const fonts: Readonly<Record<Look['type'], Tokens>> = {
  book: {},
  plain: { '--serif': 'var(--sans)' },
  literary: { '--sans': 'var(--serif)' },
  classic: { '--serif': 'Georgia,"Noto Serif",serif' },
  own: { '--serif': 'var(--sans)', '--sans': 'system-ui,sans-serif' },
}
const textSizes: Readonly<Record<Look['size'], string>> = { normal: '', large: '112.5%', larger: '125%' }
const pageWidths: Readonly<Record<Look['width'], Tokens>> = {
  normal: {},
  narrow: { '--w-text': '40rem', '--w-wide': '66rem' },
  wide: { '--w-text': '50rem', '--w-wide': '87rem' },
}
const radii: Readonly<Record<Look['corner'], Tokens>> = {
  normal: {},
  none: { '--r': '0px' },
  soft: { '--r': '6px' },
  round: { '--r': '14px' },
}
const buttons: Readonly<Record<Look['buttons'], Tokens>> = {
  filled: {},
  outline: { '--btn': 'transparent', '--on-btn': 'var(--accent)' },
  pill: { '--btn-r': '99px' },
}

const inBoth = ([day, night]: readonly [string, string]): string =>
  day === night ? day : `light-dark(${day},${night})`

const shapesOf = ({ type, width, corner, buttons: style, size }: Look): Tokens => ({
  ...fonts[type],
  ...pageWidths[width],
  ...radii[corner],
  ...buttons[style],
  ...(textSizes[size] && { 'font-size': textSizes[size] }),
})

/** Returns every colour and shape of a look, including default ones: a preview puts them over another look. */
export function tokensOf(look: Look): Tokens {
  const colours = coloursOf(look)
  return {
    ...Object.fromEntries(colourNames.map((name) => [`--${name}`, inBoth(colours[name])])),
    ...shapesOf(look),
  }
}

/** The properties other than colours that a look may set; a preview removes those that the next look does not set. */
export const shapeNames: readonly string[] = [
  '--serif',
  '--sans',
  '--w-text',
  '--w-wide',
  '--r',
  '--btn',
  '--on-btn',
  '--btn-r',
  'font-size',
]

/**
 * Returns the style of the root element of every page; empty for the default look. Every value comes from the tables
 * above or is a colour of six digits, so no text from users gets into it.
 */
export function styleOf(look: Look | undefined): string {
  if (!look) return ''
  const known = styles.get(look)
  if (known !== undefined) return known
  const colours = coloursOf(look)
  const changed = colourNames.filter((name) => inBoth(colours[name]) !== inBoth(usualTokens[name]))
  const tokens = {
    ...Object.fromEntries(changed.map((name) => [`--${name}`, inBoth(colours[name])])),
    ...shapesOf(look),
  }
  const style = Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
  styles.set(look, style)
  return style
}

/** Cache of styles, because deriving the colours takes a while. */
const styles = new WeakMap<Look, string>()

/** Returns the colours for the browser's own bars (`theme-color`). */
export const barColours = (look: Look | undefined): readonly [day: string, night: string] =>
  look ? coloursOf(look).paper : usualTokens.paper
