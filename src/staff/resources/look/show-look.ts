import type { Look } from '../../../kernel/look/look.ts'
import { shapeNames, tokensOf } from '../../../kernel/look/style.ts'

export const schemes = ['system', 'light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** Applies a look to a loaded page. */
export function showLook({ documentElement: { style } }: Document, look: Look, scheme: Scheme): void {
  for (const name of shapeNames) style.removeProperty(name)
  for (const [name, value] of Object.entries(tokensOf(look))) style.setProperty(name, value)
  if (scheme === 'system') style.removeProperty('color-scheme')
  else style.setProperty('color-scheme', scheme)
}
