import type { TextKey } from '../../../kernel/texts.ts'
import { libraryFileTexts } from '../../shared/library-file/library-file-texts.nl.ts'

/**
 * Texts of the results. They are part of the room's catalogue, so a key means the same in both; staff override
 * them as those of the room (`file-search.downloadSelected`).
 */
export const resultTexts = {
  ...libraryFileTexts,
  noMatch: { en: "Sorry, we haven't found anything that matches this search query" },
  'size-from': { en: 'Weight from is positive integer.' },
  'size-to': { en: 'Weight to is positive integer.' },
  'size-order': { en: 'Weight from must be less than weight to.' },
  downloadSelected: { en: 'Download selected' },
  urlLink: { en: 'Link' },
  viewMore: { en: 'View more' },
  zipMissing: { en: 'Missing files id or category id wrong!' },
  zipNothing: { en: 'There is no file to download!' },

  results: 'Resultaten',
  countOne: '1 bestand',
  countMany: '{count} bestanden',
  capped: 'De eerste {count} staan hier. Zoek gerichter om de rest te vinden.',
  cappedPages: 'Op één bladzijde passen {count} bestanden.',
  startAgain: 'Begin opnieuw',
  meant: 'Bedoelde je:',
  perPage: 'Per bladzijde',
  all: 'Alle',
  order: 'Volgorde',
  orderByPlace: 'Beste eerst',
  direction: 'Richting',
  ascending: 'Oplopend',
  descending: 'Aflopend',
  apply: 'Toon',
  chooseAll: 'Kies alles',
  chooseFile: 'Kies',
  choose: 'Kies {title}',
  chosen: 'Gekozen bestanden',
  clearChoice: 'Keuze wissen',
  carriedOne: 'Gekozen bestanden, ook 1 op een andere bladzijde ({size})',
  carriedMany: 'Gekozen bestanden, ook {count} op andere bladzijden ({size})',
  choosePrevious: 'Kies verder op de vorige bladzijde',
  chooseNext: 'Kies verder op de volgende bladzijde',
  pages: 'Bladzijden',
  previous: 'Vorige',
  next: 'Volgende',
  title: 'Titel',
  type: 'Soort',
  category: 'Categorie',
  versionColumn: 'Versie',
  size: 'Grootte',
  hits: 'Downloads',
  created: 'Toegevoegd',
  updated: 'Gewijzigd',
  actions: 'Doen',
  hitsOne: '1 download',
  hitsMany: '{count} downloads',
  zipLocked: 'Het bestand ‘{title}’ is beschermd en kan niet in een zip.',
  zipLockedUnknown: 'Een van deze bestanden is beschermd en kan niet in een zip.',
  zipTooMany: 'Kies niet meer dan {limit} bestanden tegelijk.',
} as const

export type ResultText = TextKey<typeof resultTexts>
