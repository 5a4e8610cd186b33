export const formMailTexts = {
  subject: '{form}: nieuw bericht via de site',
  text: 'Via het formulier ‘{form}’ kwam dit binnen:\n\n{answers}\n\nVerstuurd vanaf {page}. Antwoord je op deze mail, dan gaat dat naar wie het schreef, als die een e-mailadres gaf.\n\nAlle berichten staan in het beheer: {entries}',
  confirmSubject: 'Ontvangen: {form}',
  confirm:
    '{words}\n\nDit gaat over het formulier ‘{form}’ op {site}. Heb je daar niets ingevuld? Dan heeft iemand zich in een adres vergist en hoef je niets te doen.',
  confirmWords: 'We hebben je bericht goed ontvangen. Je hoort van ons.',
  dataTitle: 'Berichten via formulieren',
  dataForm: 'Formulier',
  dataAnswers: 'Ingevuld',
  dataReceived: 'Ontvangen',
  dataFolder: 'formulieren',
  empty: '(niets ingevuld)',
} as const
