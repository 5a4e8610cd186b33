export const texts = {
  today: 'vandaag',
  toToday: 'Vandaag',
  wholeDay: 'Hele dag',
  one: '{day}, 1 activiteit',
  several: '{day}, {count} activiteiten',
  more: 'en nog {count}',
  closeDay: 'Sluit {day}',
  none: 'Deze maand staat er niets in de kalender.',
  chooseDay: 'Kies een dag om te zien wat er is.',
  loading: 'De kalender wordt geladen…',
  /** From Monday on. */
  weekdays: 'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag',
  feed: 'Alles in je eigen agenda?',
  feedLink: 'Abonneer je op deze kalender',
  feedWhy: ', dan komt het vanzelf.',
} as const
