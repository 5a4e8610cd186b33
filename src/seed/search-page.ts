import { block, documentOf } from './page-document.ts'

/** With nothing but the search, for a library that is still empty. */
export const searchPage = {
  slug: 'bestanden',
  title: 'Bestanden',
  excerpt:
    'Routes, plaatsbeschrijvingen, tekeningen, nieuwsbrieven en lesbrieven. Zoek op woord, soort of datum en neem mee wat je nodig hebt.',
  document: documentOf(
    block('section', 'files', {
      space: 'none',
      content: [
        block('breadcrumb', 'files-trail'),
        block('entry-title', 'files-title', { lead: true }),
        block('file-search', 'files-search'),
      ],
    }),
  ),
}
