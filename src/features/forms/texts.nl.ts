export const formMailTexts = {
  subject: '{form}: nieuw bericht via de site',
  text: 'Via het formulier ‘{form}’ kwam dit binnen:\n\n{answers}\n\nVerstuurd vanaf {page}. Antwoord je op deze mail, dan gaat dat naar wie het schreef, als die een e-mailadres gaf.\n\nAlle berichten staan in het beheer: {entries}',
  dataTitle: 'Berichten via formulieren',
  dataForm: 'Formulier',
  dataAnswers: 'Ingevuld',
  dataReceived: 'Ontvangen',
  empty: '(niets ingevuld)',
} as const
