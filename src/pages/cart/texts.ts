import { textsOfRoom } from '../../kernel/texts.ts'
import type { Site } from '../page.ts'
import { cartPageTexts } from './texts.nl.ts'

export type CartTexts = ReturnType<typeof cartTexts>

/** Texts of the cart page, with staff's overrides (`cart.remove`). */
export const cartTexts = ({ runtime }: Site) => textsOfRoom('cart', cartPageTexts, runtime.textOverrides)
