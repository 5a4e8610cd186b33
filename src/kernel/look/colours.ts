import { contrast, nearest, type Seen, seen, shownAs } from './colour.ts'
import { type Look, usualLook } from './look.ts'
import {
  type ColourName,
  type Colours,
  colourNames,
  enough,
  type Pair,
  readPairs,
  seenPairs,
  usualTokens,
} from './usual-tokens.ts'

/** Derives a colour from a chosen one, with another lightness and at most this chroma. */
const like = (colour: string, light: number, most = 1): string => {
  const { strong, angle }: Seen = seen(colour)
  return shownAs({ light, strong: Math.min(strong, most), angle })
}
const lighter = (colour: string, by: number): string => like(colour, seen(colour).light + by)

/**
 * Returns all colours of a look: by day as chosen, by night derived from those. Colours that depend only on unchanged
 * choices keep their designed values; derived colours are moved until they are readable.
 */
export function coloursOf(look: Look): Colours {
  const { paper, ink, accent, mark, night } = look
  const derived: Record<ColourName, Pair> = {
    paper: [paper, like(night, 0.19, 0.022)],
    sheet: ['#ffffff', like(night, 0.235, 0.03)],
    tint: [lighter(paper, -0.03), like(night, 0.255, 0.03)],
    hair: [lighter(paper, -0.11), like(night, 0.34, 0.035)],
    ink: [ink, like(paper, 0.93, 0.02)],
    'ink-2': [lighter(ink, 0.25), like(ink, 0.73, 0.02)],
    edge: [lighter(ink, 0.38), like(ink, 0.57, 0.025)],
    accent: [accent, like(accent, 0.81, 0.085)],
    'accent-down': [lighter(accent, -0.1), like(accent, 0.9, 0.05)],
    'on-accent': [paper, like(night, 0.19, 0.022)],
    mark: [mark, like(mark, 0.78, 0.13)],
    focus: [mark, like(mark, 0.78, 0.13)],
    wrong: usualTokens.wrong,
    right: usualTokens.right,
    glow: [like(mark, 0.92, 0.075), like(mark, 0.41, 0.07)],
    'on-row': [like(mark, 0.963, 0.025), like(mark, 0.255, 0.02)],
    night: [night, night],
    'night-deep': same(lighter(night, 0.08)),
    'night-mid': same(like(night, 0.62, 0.09)),
    'night-haze': same(like(night, 0.84, 0.035)),
    'night-paper': same(like(paper, 0.945, 0.025)),
    'night-gold': same(like(mark, 0.78, 0.13)),
  }
  const kept = Object.fromEntries(
    colourNames.map((name) => [name, isUsual(name, look) ? usualTokens[name] : derived[name]]),
  ) as Record<ColourName, Pair>
  for (const name of movable) kept[name] = readable(name, kept)
  return kept
}

const same = (colour: string): Pair => [colour, colour]

/** The choices that each colour depends on. */
const sources: Readonly<Record<ColourName, readonly (keyof Look)[]>> = {
  paper: ['paper', 'night'],
  sheet: ['paper', 'night'],
  tint: ['paper', 'night'],
  hair: ['paper', 'night'],
  ink: ['ink', 'paper'],
  'ink-2': ['ink'],
  edge: ['ink'],
  accent: ['accent'],
  'accent-down': ['accent'],
  'on-accent': ['paper', 'night'],
  mark: ['mark'],
  focus: ['mark'],
  wrong: [],
  right: [],
  glow: ['mark'],
  'on-row': ['mark'],
  night: ['night'],
  'night-deep': ['night'],
  'night-mid': ['night'],
  'night-haze': ['night'],
  'night-paper': ['paper'],
  'night-gold': ['mark'],
}

const isUsual = (name: ColourName, look: Look): boolean =>
  sources[name].every((source) => look[source] === usualLook[source])

/** Derived colours that are moved until they are readable, in this order: each depends on those before it. */
const movable: readonly ColourName[] = [
  ...(['ink', 'ink-2', 'edge', 'accent', 'accent-down', 'mark', 'focus', 'wrong', 'right'] as const),
  ...(['night-haze', 'night-paper', 'night-gold'] as const),
]
const chosen: ReadonlySet<ColourName> = new Set(['ink', 'accent', 'mark'])

function readable(name: ColourName, colours: Colours): Pair {
  const move = (scheme: 0 | 1): string => {
    const colour = colours[name][scheme]
    if (scheme === 0 && chosen.has(name)) return colour
    return nearest(colour, (next) => isReadable(name, next, colours, scheme)) ?? colour
  }
  return [move(0), move(1)]
}

/** Whether a colour has enough contrast on all its backgrounds. */
export function isReadable(name: ColourName, colour: string, colours: Colours, scheme: 0 | 1): boolean {
  const passes = (pairs: typeof readPairs | typeof seenPairs, least: number) =>
    pairs.every(([text, ground]) => text !== name || contrast(colour, colours[ground][scheme]) >= least)
  return passes(readPairs, enough.read) && passes(seenPairs, enough.seen)
}
