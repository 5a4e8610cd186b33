/** Labels for a person's mails in the export of their data. */
export const personalTexts = {
  mails: 'Berichten aan jou, van de laatste 90 dagen',
  subject: 'Onderwerp',
  at: 'Geschreven op',
  text: 'Tekst',
} as const
