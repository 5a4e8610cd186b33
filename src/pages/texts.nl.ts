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
  pageTitle: '{title}, pagina {page}',
  notFound: 'Deze pagina is er niet',
  gone: 'Deze pagina is er niet meer',
} as const
