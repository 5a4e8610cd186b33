/** Texts of the pages themselves; widgets have all others. */
export const pageTexts = {
  home: 'Home',
  skip: 'Naar de inhoud',
  crumbs: 'Kruimelpad',
  jacobalia: 'Plaatsen',
  post: 'Nieuws',
  product: 'Winkel',
  jacobaliaAbout:
    'Kerken, kapellen, gasthuizen en andere plaatsen van Sint Jacob, met hun verhaal, foto’s en plek op de kaart.',
  postAbout: 'Berichten en verhalen van de vereniging.',
  productAbout: 'Boeken, kaarten en bestanden om te bestellen of te downloaden.',
  termAll: 'Alle {count}',
  termAbout: '{term}. {about}',
  searchTitle: 'Zoeken',
  searchTitleFor: 'Zoeken naar ‘{words}’',
  pageTitle: '{title}, bladzijde {page}',
  notFound: 'Deze bladzijde is er niet',
  gone: 'Deze bladzijde is er niet meer',
  notKept: 'Dat is niet gelukt',
  keptHere:
    'Wat je invulde staat nog op deze bladzijde, behalve wachtwoorden. Je kunt het zo nog eens versturen.',
  sendAgain: 'Nog eens versturen',
  tooLong: 'Dat is te lang',
  tooLongField:
    'Eén veld is te lang: hoogstens {count} tekens. Kort het hieronder in en verstuur het nog eens.',
  tooManyFields: 'Dit formulier heeft te veel velden: hoogstens {count}.',
  typedField: 'Wat je invulde',
} as const
