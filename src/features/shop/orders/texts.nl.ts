/** What the shop itself calls its ways to send and to pay; kept with each order. */
export const orderTexts = {
  collect: 'Afhalen',
  bacs: 'Bankoverschrijving',
  cod: 'Betalen bij het afhalen',
  mollie: 'Online betalen',
} as const
