/** Texts of the printed list of places. */
export const placesTexts = {
  title: 'Plaatsen van Sint Jacob',
  titleNear: 'Plaatsen binnen {kilometres} km van {town}',
  one: '1 plaats, opgeschreven op {day}.',
  many: '{count} plaatsen, opgeschreven op {day}.',
  left: 'Er zijn er nog {left} meer; kies op de site een kleiner gebied om die ook op papier te krijgen.',
  name: 'Plaats',
  address: 'Waar',
  spot: 'Noorderbreedte, oosterlengte',
  page: 'Bladzijde {page} van {pages}',
} as const

/** Texts of the links below a list of places. */
export const linkTexts = {
  gpx: 'Neem deze plaatsen mee op je telefoon of wandelapparaat (GPX)',
  pdf: 'Neem ze mee op papier (PDF)',
} as const
