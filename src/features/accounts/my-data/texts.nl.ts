import type { Catalogue } from '../../../kernel/texts.ts'

/** Labels of a personal data export, and the mail with the code for erasing the data. */
export const myDataTexts = {
  title: 'Je gegevens bij {site}',
  intro: 'Opgehaald op {moment}, van {email}. Dezelfde gegevens staan in gegevens.json, voor een programma.',
  nothing: 'Hiervan bewaren we niets.',
  yes: 'ja',
  no: 'nee',
  account: 'Account',
  name: 'Naam',
  email: 'E-mailadres',
  since: 'Account sinds',
  twoStep: 'Inloggen in twee stappen',
  addresses: 'Adressen',
  kind: 'Soort',
  billing: 'Factuuradres',
  shipping: 'Bezorgadres',
  address: 'Adres',
  sessions: 'Waar je bent ingelogd',
  device: 'Apparaat',
  signedIn: 'Ingelogd op',
  until: 'Tot',
  passkeys: 'Passkeys',
  added: 'Toegevoegd op',
  used: 'Laatst gebruikt op',
  eraseSubject: 'Je code om je gegevens te wissen',
  eraseText:
    'Beste {name},\n\nMet deze code wis je je account en je gegevens op {site}:\n\n{code}\n\nDe code werkt {minutes} minuten. Wissen kan niet ongedaan worden gemaakt. Heb je hier niet om gevraagd? Dan hoef je niets te doen.',
} satisfies Catalogue
