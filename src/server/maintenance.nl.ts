/** Texts of the maintenance page. */
export const maintenanceTexts = {
  heading: 'We zijn zo terug',
  text: 'Er wordt aan de site gewerkt. Kom straks nog eens kijken; wat je bestelde of betaalde, is bij ons bekend.',
  again: 'Opnieuw proberen',
} as const
