import type { DocumentData } from '../../kernel/document.ts'
import { block, documentOf } from '../page-document.ts'

/**
 * Where nothing stands, or no longer.
 * @param picture id of the drawn road in the media library
 */
export const notFound = (picture?: number): DocumentData =>
  documentOf(
    block('not-found', 'not-found', {
      title: 'Deze weg loopt dood',
      lead: 'De bladzijde die je zoekt, is er niet of niet meer. Misschien is ze verhuisd.',
      search: [block('search-box', 'not-found-search', { label: 'Zoek verder' })],
      links: [
        { label: 'Alle plaatsen', url: '/jacobalia/' },
        { label: 'Bestanden', url: '/bestanden/' },
        { label: 'Voorpagina', url: '/' },
      ],
      media: picture ?? null,
      caption: 'Bladzijde niet gevonden',
    }),
  )
