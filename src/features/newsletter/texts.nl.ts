import type { Catalogue } from '../../kernel/texts.ts'

/** What the mails of the newsletter say. */
export const newsletterTexts = {
  confirmSubject: 'Bevestig je inschrijving voor onze nieuwsbrief',
  confirmText:
    'Dag {name},\n\nIemand, waarschijnlijk jij, wil onze nieuwsbrief op dit adres ontvangen. Bevestig het hier:\n{confirm}\n\nHeb je er niet om gevraagd? Dan hoef je niets te doen: zonder bevestiging sturen we je niets, en na {days} dagen vergeten we dit adres.',
  alreadySubject: 'Je ontvangt onze nieuwsbrief al',
  alreadyText:
    'Dag {name},\n\nEr werd gevraagd om onze nieuwsbrief op dit adres. Dat hoeft niet: je staat al op de lijst.\n\nWil je hem niet meer? Schrijf je hier uit:\n{unsubscribe}',
  nobody: 'lezer',
  why: 'Je krijgt deze nieuwsbrief van {site} omdat je je ervoor hebt ingeschreven.',
  leave: 'Schrijf je uit',
  choose: 'Kies wat je ontvangt',
  dataTitle: 'Nieuwsbrief',
  dataEmail: 'E-mailadres',
  dataName: 'Naam',
  dataStatus: 'Inschrijving',
  dataAsked: 'Gevraagd op',
  dataPage: 'Op de pagina',
  dataConfirmed: 'Bevestigd op',
  dataLists: 'Op de lijsten',
} satisfies Catalogue
