/** The shop's own labels for deliveries and payment methods; stored with each order. */
export const orderTexts = {
  /** In place of a buyer's name. */
  erased: 'Gegevens gewist',
  collect: 'Afhalen',
  bacs: 'Bankoverschrijving',
  cod: 'Betalen bij het afhalen',
  mollie: 'Online betalen',
} as const
