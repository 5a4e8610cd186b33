import { createTexts, textData } from '../../kernel/texts.ts'
import type { Site } from '../page.ts'
import { cartPageTexts } from './texts.nl.ts'

const prefix = 'cart.'

export type CartTexts = ReturnType<typeof cartTexts>

/** Texts of the cart page, with staff's overrides (`cart.remove`). */
export function cartTexts(site: Site) {
  const overrides = Object.entries(site.runtime.textOverrides)
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, text]) => [key.slice(prefix.length), text])
  return createTexts<keyof typeof cartPageTexts>(textData(cartPageTexts, Object.fromEntries(overrides)))
}
