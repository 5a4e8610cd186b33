/** What staff choose of the look of the site; everything else follows from it (`tokens.ts`). */
export interface Look {
  /** The page. */
  paper: string
  /** Words. */
  ink: string
  /** Links and buttons: what can be pressed. */
  accent: string
  /** Shells, stars, the ring round what has the focus. */
  mark: string
  /** Dark bands, charts and plates, the same in both schemes. */
  night: string
  type: (typeof types)[number]
  size: (typeof sizes)[number]
  width: (typeof widths)[number]
  corner: (typeof corners)[number]
  buttons: (typeof buttonStyles)[number]
}

export const lookColours = ['paper', 'ink', 'accent', 'mark', 'night'] as const
export type LookColour = (typeof lookColours)[number]

/** Pairs of the fonts that the site has with it, and of those that every machine has: none is fetched besides. */
export const types = ['book', 'plain', 'literary', 'classic', 'own'] as const
export const sizes = ['normal', 'large', 'larger'] as const
export const widths = ['normal', 'narrow', 'wide'] as const
export const corners = ['normal', 'none', 'soft', 'round'] as const
export const buttonStyles = ['filled', 'outline', 'pill'] as const

/** What a choice may be, by its name. */
export const lookChoices = { type: types, size: sizes, width: widths, corner: corners, buttons: buttonStyles }

/** As the site is drawn; a page that looks so says nothing about it. */
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

/** A look as it was kept or sent; undefined unless every part of it is one that there is. */
export function readLook(value: unknown): Look | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const given = { ...value }
  if (!isLook(given)) return undefined
  const { paper, ink, accent, mark, night, type, size, width, corner, buttons } = given
  return { paper, ink, accent, mark, night, type, size, width, corner, buttons }
}

/** What stands in the mast: the shell and the name, a picture with the name or alone, or the name alone. */
export const logoKinds = ['shell', 'picture', 'alone', 'name'] as const

export interface Logo {
  kind: (typeof logoKinds)[number]
  pictureId?: number
}
