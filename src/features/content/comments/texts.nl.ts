/** Labels of the comments in a personal data export. */
export const commentTexts = {
  comments: 'Reacties op nieuws',
  post: 'Bericht',
  author: 'Onder de naam',
  email: 'E-mailadres',
  text: 'Tekst',
  written: 'Geschreven op',
  answer: 'Antwoord van de vereniging',
  approved: 'Staat op de site',
} as const
