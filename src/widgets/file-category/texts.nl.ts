import { libraryFileTexts } from '../shared/library-file/library-file-texts.nl.ts'

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
  trail: 'Waar je bent in de bestanden',
  zip: 'Download alles als zip',
  zipOne: '1 bestand, {size}',
  zipMany: '{count} bestanden, {size}',
  zipLocked: 'Een van deze bestanden is beschermd en kan niet in een zip.',
  zipLost:
    'Een van deze bestanden is zoekgeraakt, dus alles samen kan nu niet in een zip. Laat het ons weten.',
  zipNothing: { en: 'There is no file to download!' },
  empty: 'Hier staan geen bestanden',
  emptyText: 'Kijk in een ondercategorie, of zoek in de hele bibliotheek.',
  emptyWay: 'Zoek in de bestanden',
  pages: 'Bladzijden',
  previous: 'Vorige',
  next: 'Volgende',
} as const
