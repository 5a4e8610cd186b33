export const texts = {
  email: 'E-mailadres',
  name: 'Voornaam (mag leeg blijven)',
  lists: 'Wat wil je ontvangen?',
  listsHint: 'Kies je niets, dan krijg je alles wat we versturen.',
  consent: 'Ja, stuur mij de nieuwsbrief. Ik kan me altijd weer uitschrijven.',
  privacy: 'Wat we met je adres doen',
  send: 'Schrijf in',
  busy: 'Bezig',
  sent: 'Bijna klaar. Je krijgt een mail; open de link daarin om je inschrijving te bevestigen.',
  badEmail: 'Dit e-mailadres klopt niet. Kijk het nog eens na.',
  noConsent: 'Vink aan dat je de nieuwsbrief wilt ontvangen.',
  failed: 'Inschrijven lukte niet. Probeer het zo nog eens.',
} as const
