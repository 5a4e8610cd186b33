export const texts = {
  pages: 'Bladzijden van deze lijst',
  previous: 'Vorige',
  next: 'Volgende',
  page: 'Bladzijde {page}',
  shown: 'Bladzijde {page} van {pages}',
  more: 'Toon meer',
  loading: 'Bezig met laden…',
  noMore: 'Dit was alles.',
} as const
