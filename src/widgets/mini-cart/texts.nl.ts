import { cartWayTexts } from '../shared/cart/cart-way-texts.nl.ts'

export const texts = {
  ...cartWayTexts,
  cart: 'Winkelmand',
  empty: 'Je mand is leeg.',
  toShop: 'Naar de winkel',
  remove: 'Verwijder {title} uit de winkelmand',
  removed: '‘{title}’ is uit je mand gehaald.',
  each: '{quantity} × {price}',
  subtotal: 'Subtotaal',
  checkout: 'Naar afrekenen',
  view: 'Bekijk winkelwagen',
  close: 'Sluiten',
  failed: 'Het toevoegen is niet gelukt: probeer het nog eens.',
  unknown: 'Dit artikel verkopen wij niet meer.',
} as const
