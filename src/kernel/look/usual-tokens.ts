/** A colour by day and by night. */
export type Pair = readonly [day: string, night: string]

/** The colours of `client/styles/tokens.css`, whose test compares the two. */
export const usualTokens = {
  paper: ['#faf8f3', '#13141f'],
  sheet: ['#ffffff', '#1b1d2b'],
  tint: ['#f1eee5', '#20222f'],
  ink: ['#17161f', '#ece7da'],
  'ink-2': ['#5a5763', '#a8a5b0'],
  edge: ['#7f7b85', '#777685'],
  hair: ['#d9d4c7', '#33354a'],
  accent: ['#272c72', '#b4bbf5'],
  'accent-down': ['#14174a', '#d6daff'],
  'on-accent': ['#faf8f3', '#13141f'],
  mark: ['#94610c', '#e2ae45'],
  focus: ['#94610c', '#e2ae45'],
  wrong: ['#9c1f2e', '#f2a0a0'],
  right: ['#25613f', '#8fd0a6'],
  glow: ['#f6e3b0', '#5a4715'],
  'on-row': ['#f9f2e0', '#272318'],
  night: ['#1d2256', '#1d2256'],
  'night-deep': ['#2f3575', '#2f3575'],
  'night-mid': ['#7d83b8', '#7d83b8'],
  'night-haze': ['#c5c7dd', '#c5c7dd'],
  'night-paper': ['#f4eddc', '#f4eddc'],
  'night-gold': ['#e2ae45', '#e2ae45'],
} as const satisfies Readonly<Record<string, Pair>>

export type ColourName = keyof typeof usualTokens
export type Colours = Readonly<Record<ColourName, Pair>>
export const colourNames = Object.keys(usualTokens) as readonly ColourName[]

const grounds = ['paper', 'sheet', 'tint'] as const

/** Text colours and their backgrounds, which need a contrast of 4.5 to 1 (WCAG 2.2 AA). */
export const readPairs: readonly (readonly [text: ColourName, ground: ColourName])[] = [
  ...(['ink', 'ink-2', 'accent', 'accent-down', 'mark', 'wrong', 'right'] as const).flatMap((text) =>
    grounds.map((ground) => [text, ground] as const),
  ),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-down'],
  ['ink', 'glow'],
  ['ink', 'on-row'],
  ['ink-2', 'on-row'],
  ['accent', 'on-row'],
  ['night-haze', 'night'],
  ['night-paper', 'night'],
  ['night-gold', 'night'],
  ['night', 'night-paper'],
  ['paper', 'ink'],
]

/** Lines and rings and their backgrounds, which need a contrast of 3 to 1. */
export const seenPairs: readonly (readonly [line: ColourName, ground: ColourName])[] = (
  ['edge', 'focus'] as const
).flatMap((line) => [...grounds, 'on-row' as const].map((ground) => [line, ground] as const))

export const enough = { read: 4.5, seen: 3 } as const
