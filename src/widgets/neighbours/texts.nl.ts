export const texts = {
  places: 'Volgende en vorige plaats',
  farther: 'Verder van Santiago',
  nearer: 'Dichter bij Santiago',
  others: 'Verder lezen',
  newer: 'Nieuwer',
  older: 'Ouder',
} as const
