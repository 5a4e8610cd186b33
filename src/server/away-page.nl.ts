export const awayTexts = {
  heading: 'De site is er even niet',
  tooMany: 'Even wachten',
  tooManyWords: 'Dat waren te veel vragen achter elkaar. Probeer het zo nog eens.',
  again: 'Probeer het opnieuw',
  keptHere: 'Wat je invulde staat nog in deze pagina. Laat haar openstaan en verstuur het straks nog eens.',
  sendAgain: 'Nog eens versturen',
}
