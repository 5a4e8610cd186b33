export const texts = {
  cart: 'Winkelmand',
  open: 'Mand ({count})',
  /** On a narrow screen. */
  openBrief: '({count})',
  openName: 'Mand ({count}), naar de winkelmand',
  empty: 'Je mand is leeg.',
  toShop: 'Naar de winkel',
  remove: 'Verwijder {title} uit de winkelmand',
  removed: '‘{title}’ is uit je mand gehaald.',
  each: '{quantity} × {price}',
  subtotal: 'Subtotaal',
  view: 'Bekijk winkelwagen',
  close: 'Sluiten',
  failed: 'Het toevoegen is niet gelukt. Probeer het nog eens.',
  unknown: 'Dit artikel verkopen wij niet meer.',
} as const
