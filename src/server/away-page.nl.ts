export const awayTexts = {
  heading: 'De site is er even niet',
  again: 'Probeer het opnieuw',
  keptHere: 'Wat je invulde staat nog in deze pagina. Laat haar openstaan en verstuur het straks nog eens.',
  sendAgain: 'Nog eens versturen',
}
