import { contrast, luminance, nearest, seen, shownAs } from './colour.ts'
import { coloursOf, isReadable } from './colours.ts'
import type { Look, LookColour } from './look.ts'
import { lookTexts } from './look-texts.nl.ts'

/** A colour that is not allowed, and the nearest one that is. */
export interface Fault {
  field: LookColour
  proposal: string
  sentence: string
}

/** The least lightness of the page by day: the dark scheme is derived, so the chosen page must be light. */
const lightest = 0.9
/** The most luminance of the dark bands: up to here, a readable colour for the text on them can be derived. */
const darkest = 0.05

const grounds = ['paper', 'sheet', 'tint', 'on-row', 'glow'] as const

/** Returns the colours of a look that are not readable (WCAG 2.2 AA, 4.5 to 1); none when the look may be used. */
export function faultsOf(look: Look): readonly Fault[] {
  const { paper, night } = look
  const isLight = (colour: string) => seen(colour).light >= lightest
  if (!isLight(paper)) {
    const proposal = shownAs({ ...seen(paper), light: lightest + 0.005 })
    return [{ field: 'paper', proposal, sentence: lookTexts.tooDark(proposal) }]
  }
  const colours = coloursOf(look)
  const unread = (['ink', 'accent', 'mark'] as const).flatMap((field): Fault[] => {
    const passes = (colour: string) => isReadable(field, colour, colours, 0)
    if (passes(look[field])) return []
    const ratio = Math.min(...grounds.map((ground) => contrast(look[field], colours[ground][0])))
    const proposal = nearest(look[field], passes) ?? '#000000'
    return [{ field, proposal, sentence: lookTexts.weak(ratio, proposal) }]
  })
  const isDark = (colour: string) => luminance(colour) <= darkest
  if (isDark(night)) return unread
  const proposal = nearest(night, isDark) ?? '#000000'
  return [...unread, { field: 'night', proposal, sentence: lookTexts.tooLight(proposal) }]
}
