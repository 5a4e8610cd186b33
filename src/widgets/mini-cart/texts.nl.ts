export const texts = {
  cart: 'Winkelmand',
  open: 'Mand ({count})',
  openName: 'Winkelmand, {count} artikelen',
  openNameOne: 'Winkelmand, 1 artikel',
  empty: 'Je mand is leeg.',
  toShop: 'Naar de winkel',
  remove: 'Verwijder {title} uit de winkelmand',
  removed: '‘{title}’ is uit je mand gehaald.',
  each: '{quantity} × {price}',
  subtotal: 'Subtotaal',
  view: 'Bekijk winkelwagen',
  close: 'Sluiten',
} as const
