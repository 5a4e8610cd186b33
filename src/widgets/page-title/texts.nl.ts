export const texts = {
  jacobalia: 'Plaatsen',
  post: 'Nieuws',
  product: 'Winkel',
  agenda: 'Agenda',
  page: 'Bladzijden',
  plaats: 'Sint-Jacob in {name}',
  onderwerp: 'Nieuws over {name}',
  search: 'Zoeken',
  searchFor: 'Zoeken naar ‘{words}’',
  onPage: 'bladzijde {page}',
} as const
