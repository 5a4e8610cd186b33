import { libraryFileTexts } from '../library-file-texts.nl.ts'

export const texts = {
  ...libraryFileTexts,
  file: 'Bestand',
  kind: 'Soort',
  size: 'Grootte',
  changed: 'Gewijzigd',
  actions: 'Doen',
  one: '1 bestand',
  many: '{count} bestanden',
  categories: 'Ondercategorieën',
  trail: 'Waar u bent in de bestanden',
  zip: 'Download alles als zip',
  zipLocked: 'Een van deze bestanden is beschermd en kan niet in een zip.',
  zipNothing: { en: 'There is no file to download!' },
  empty: 'Hier staan geen bestanden',
  emptyText: 'Kijk in een ondercategorie, of zoek in de hele bibliotheek.',
  emptyWay: 'Zoek in de bestanden',
  pages: 'Bladzijden',
  previous: 'Vorige',
  next: 'Volgende',
} as const
