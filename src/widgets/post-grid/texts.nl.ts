import { carouselTexts } from '../shared/carousel/carousel-texts.nl.ts'
import { entryCardTexts } from '../shared/entries/entry-card-texts.nl.ts'
import { lightboxTexts } from '../shared/lightbox/lightbox-texts.nl.ts'
import { filterTexts } from '../shared/loop-filter/filter-texts.nl.ts'
import { mapTexts } from '../shared/map/map-texts.nl.ts'
import { pagingTexts } from '../shared/paging/paging-texts.nl.ts'
import { placeChartTexts } from '../shared/places/place-chart-texts.nl.ts'

export const texts = {
  ...entryCardTexts,
  more: 'Toon meer',
  loading: 'Bezig met laden…',
  added: '{count} erbij, {shown} van {total} getoond',
  failed: 'Er kon niet meer geladen worden. Probeer het opnieuw.',
  ...lightboxTexts,
  ...pagingTexts,
  ...filterTexts,
  ...carouselTexts,
  ...placeChartTexts,
  ...mapTexts,
  tabs: 'Tabbladen',
  readOn: 'Lees verder',
  emptyTitle: 'Hier staat nog niets',
  emptyText: 'Kom later terug, of zoek op de hele site.',
  emptyWay: 'Zoek op de site',
} as const
