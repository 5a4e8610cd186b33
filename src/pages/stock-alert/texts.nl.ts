/** Texts of 'Mail mij als het er weer is'. */
export const stockAlertPageTexts = {
  title: 'Mail mij als het er weer is',
  email: 'E-mailadres',
  hint: 'Je krijgt één bericht; daarna vergeten we je adres.',
  ask: 'Mail mij',
  badEmail: 'Vul een e-mailadres in, zoals naam@voorbeeld.nl.',
  tooMany: 'Er is vanaf hier net al vaak om een bericht gevraagd. Probeer het over een uur nog eens.',
  notYet: 'Dat lukte nog niet',
  sent: 'Er is een bericht onderweg. Bevestig met de link daarin dat we je mogen mailen. Deed je dat al eerder, dan hoef je niets te doen. Vroeg je vandaag al om veel berichten, dan komt dit later.',
  confirmSay:
    'Druk op ‘Ja, mail mij’, dan krijg je één bericht zodra {title} er weer is. Daarna vergeten we je adres.',
  confirm: 'Ja, mail mij',
  waits: 'Je krijgt één bericht zodra {title} er weer is.',
  forget: 'Nee, vergeet mijn adres',
  confirmed: 'Je krijgt één bericht zodra het product er weer is.',
  forgotten: 'We zijn je adres vergeten. Je krijgt geen bericht.',
  expired: 'Deze link werkt niet meer. Vraag op de pagina van het product een nieuwe aan.',
  toShop: 'Naar de winkel',
} as const
