import { day } from './dates.ts'

/** Files on other sites: they are found here and opened there. */
export const remoteFiles = [
  {
    category: 'onderzoek/bronnen/overzichten',
    title: 'Monumentenregister van de Rijksdienst voor het Cultureel Erfgoed',
    url: 'https://monumentenregister.cultureelerfgoed.nl/',
    extension: 'html',
    description:
      'Het register van rijksmonumenten, op nummer en op adres te doorzoeken. Staat op een andere site.',
    tags: ['bronnen', 'monumenten', 'elders'],
    createdAt: day(2015, 5, 20),
  },
  {
    category: 'onderzoek/bronnen/overzichten',
    title: 'Inventaris Onroerend Erfgoed van Vlaanderen',
    url: 'https://inventaris.onroerenderfgoed.be/',
    extension: 'html',
    description:
      'Beschrijvingen van gebouwen in Vlaanderen, bron van de meeste Belgische plaatsbladen. Staat op een andere site.',
    tags: ['bronnen', 'België', 'elders'],
    createdAt: day(2016, 10, 2),
  },
] as const
