/** Texts of the pages themselves; everything else is said by widgets. */
export const pageTexts = {
  home: 'Home',
  skip: 'Naar de inhoud',
  crumbs: 'Kruimelpad',
  jacobalia: 'Plaatsen',
  post: 'Nieuws',
  product: 'Winkel',
  searchTitle: 'Zoeken',
  searchTitleFor: 'Zoeken naar ‘{words}’',
  pageTitle: '{title}, bladzijde {page}',
  notFound: 'Deze bladzijde is er niet',
  gone: 'Deze bladzijde is er niet meer',
} as const
