/** The choices of staff for the look of the site; all other colours and sizes follow from these (`style.ts`). */
export interface Look {
  /** Background of the page. */
  paper: string
  /** Text. */
  ink: string
  /** Links and buttons. */
  accent: string
  /** Shells, stars, the focus ring. */
  mark: string
  /** Dark bands, charts and plates; the same in both schemes. */
  night: string
  type: (typeof types)[number]
  size: (typeof sizes)[number]
  width: (typeof widths)[number]
  corner: (typeof corners)[number]
  buttons: (typeof buttonStyles)[number]
}

export const lookColours = ['paper', 'ink', 'accent', 'mark', 'night'] as const
export type LookColour = (typeof lookColours)[number]

/** Pairs of fonts: those of the site, and those of the visitor's system. No look loads other fonts. */
export const types = ['book', 'plain', 'literary', 'classic', 'own'] as const
export const sizes = ['normal', 'large', 'larger'] as const
export const widths = ['normal', 'narrow', 'wide'] as const
export const corners = ['normal', 'none', 'soft', 'round'] as const
export const buttonStyles = ['filled', 'outline', 'pill'] as const

/** The options of each choice, by name. */
export const lookChoices = { type: types, size: sizes, width: widths, corner: corners, buttons: buttonStyles }

/** The default look, for which pages need no extra styles. */
export const usualLook: Look = {
  paper: '#faf8f3',
  ink: '#17161f',
  accent: '#272c72',
  mark: '#94610c',
  night: '#1d2256',
  type: 'book',
  size: 'normal',
  width: 'normal',
  corner: 'normal',
  buttons: 'filled',
}

export const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[\da-f]{6}$/.test(value)

function isLook(given: Partial<Record<string, unknown>>): given is Partial<Record<string, unknown>> & Look {
  const hasChoices = Object.entries(lookChoices).every(([name, choices]) =>
    choices.some((choice) => choice === given[name]),
  )
  return hasChoices && lookColours.every((name) => isColour(given[name]))
}

/** Reads a stored or sent look; undefined unless every part of it is valid. */
export function readLook(value: unknown): Look | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const given = { ...value }
  if (!isLook(given)) return undefined
  const { paper, ink, accent, mark, night, type, size, width, corner, buttons } = given
  return { paper, ink, accent, mark, night, type, size, width, corner, buttons }
}

/** The logo in the header: the shell and the name, a picture with the name or alone, or only the name. */
export const logoKinds = ['shell', 'picture', 'alone', 'name'] as const

export interface Logo {
  kind: (typeof logoKinds)[number]
  pictureId?: number
}
