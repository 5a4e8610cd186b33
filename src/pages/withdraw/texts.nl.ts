/** Texts of the withdrawal function (SHOP-20; in force since 19 June 2026). */
export const withdrawTexts = {
  link: 'Overeenkomst herroepen hier',
  title: 'Overeenkomst herroepen',
  say: 'Wil je van je bestelling af? Dat kan zonder reden te geven. Vul in om welke bestelling het gaat; in de volgende stap bevestig je.',
  order: 'Bestelnummer',
  orderHint: 'Staat in de mail die je van ons kreeg, zoals S-2026-0147.',
  name: 'Naam',
  email: 'E-mailadres',
  emailHint: 'Hier sturen we de ontvangstbevestiging heen.',
  what: 'Wat stuur je terug?',
  whatHint: 'Laat dit leeg voor de hele bestelling.',
  may: '(mag leeg)',
  next: 'Verder',
  check: 'Klopt dit?',
  checkSay: 'Met de knop hieronder verklaar je dat je de overeenkomst herroept.',
  all: 'De hele bestelling',
  confirm: 'Herroeping bevestigen',
  back: 'Wijzig',
  orderTitle: 'Toch niet?',
  orderSay: 'Tot {days} dagen na ontvangst kun je zonder reden van je bestelling af.',
  orderSayDownloads:
    'Tot {days} dagen na ontvangst kun je zonder reden van je bestelling af. Dat geldt niet voor je downloads: die wilde je meteen.',
  orderWithdrawn: 'Herroeping ontvangen op {date}.',
  received: 'We hebben je herroeping ontvangen op {time}. Je krijgt daarvan een bevestiging per e-mail.',
  receivedSay:
    'De bevestiging zegt dat je bericht binnen is. Daarna hoor je van ons hoe je het terugstuurt en wanneer je je geld terugkrijgt.',
  wrong: 'Er mist nog iets',
  'missing-order': 'Vul het bestelnummer in.',
  'missing-name': 'Vul je naam in.',
  'bad-email': 'Vul een e-mailadres in, zoals naam@voorbeeld.nl.',
  tooMany:
    'Er kwamen te veel herroepingen vanaf deze plek. Probeer het over een uur opnieuw, of stuur ons een e-mail.',
} as const
