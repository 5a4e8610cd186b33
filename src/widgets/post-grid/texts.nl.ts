import { entryCardTexts } from '../entry-card-texts.nl.ts'

export const texts = {
  ...entryCardTexts,
  more: 'Toon meer',
  loading: 'Bezig met laden…',
  added: '{count} erbij, {shown} van {total} getoond',
  failed: 'Er kon niet meer geladen worden. Probeer het opnieuw.',
  pages: 'Bladzijden',
  previous: 'Vorige',
  next: 'Volgende',
  emptyTitle: 'Hier staat nog niets',
  emptyText: 'Kom later terug, of zoek op de hele site.',
  emptyWay: 'Zoek op de site',
} as const
