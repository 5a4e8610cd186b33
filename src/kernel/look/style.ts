import { coloursOf } from './colours.ts'
import type { Look } from './look.ts'
import { colourNames, usualTokens } from './usual-tokens.ts'

/** Custom properties of the public site (`client/styles/tokens.css`) with their values. */
export type Tokens = Readonly<Record<string, string>>

/**
 * The fonts by the names that tokens.css gives them: so none is asked for before the first paint either (decision
 * 0013), and no look brings one that is not there already.
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

/** Every colour and shape of a look, also those that are as usual: a preview sets them over another look. */
export function tokensOf(look: Look): Tokens {
  const colours = coloursOf(look)
  return {
    ...Object.fromEntries(colourNames.map((name) => [`--${name}`, inBoth(colours[name])])),
    ...shapesOf(look),
  }
}

/** What a look may set beside colours; a preview takes it away where the next one does not. */
export const shapeNames: readonly string[] = [
  ...['--serif', '--sans', '--w-text', '--w-wide', '--r', '--btn', '--on-btn', '--btn-r', 'font-size'],
]

/**
 * The style of the root of every page; empty for the usual look. Every value comes from the tables above or is a colour
 * of six digits, so no word of anybody gets into it.
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

/** Of looks that were asked for: a colour that follows from others takes a while to find. */
const styles = new WeakMap<Look, string>()

/** What browsers colour their own bars with. */
export const barColours = (look: Look | undefined): readonly [day: string, night: string] =>
  look ? coloursOf(look).paper : usualTokens.paper
