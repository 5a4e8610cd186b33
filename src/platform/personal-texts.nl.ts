/** What the export of somebody's data calls the mails that were sent to them. */
export const personalTexts = {
  mails: 'Berichten aan jou, van de laatste 90 dagen',
  subject: 'Onderwerp',
  at: 'Geschreven op',
  text: 'Tekst',
} as const
