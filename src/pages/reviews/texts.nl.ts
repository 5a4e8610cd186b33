/** Texts of the pages about reviews: an invitation, and a report (SHOP-04). */
export const reviewPageTexts = {
  invited: 'Schrijf een beoordeling',
  invitedSay: 'Over welk product wil je iets schrijven?',
  write: 'Schrijf over {title}',
  stopTitle: 'Liever niet?',
  stopSay: 'Dan vragen we je nooit meer om een beoordeling.',
  stop: 'Vraag mij dit nooit meer',
  stopped: 'We vragen je niet meer om een beoordeling.',
  report: 'Een beoordeling melden',
  reportSay:
    'Is deze beoordeling beledigend, onwaar of niet van een koper? Zeg wat eraan schort; wij lezen het en beslissen dan.',
  by: '{rating} van de 5 sterren, door {author}',
  reason: 'Wat is er mis met deze beoordeling?',
  send: 'Meld deze beoordeling',
  noReason: 'Schrijf op wat er mis is.',
  tooMany: 'Je hebt net al een paar keer iets gemeld. Probeer het over een uur opnieuw.',
  notYet: 'Dat lukte nog niet',
  reported: 'Dank je wel. We lezen je melding en beslissen of de beoordeling blijft staan.',
  back: 'Terug naar het product',
} as const
