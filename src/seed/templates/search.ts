import { block, documentOf } from '../page-document.ts'

/** The search of the site: `/?s=`. */
export const search = documentOf(
  block('section', 'search', {
    space: 'none',
    content: [
      block('breadcrumb', 'search-trail'),
      block('page-title', 'search-title', {
        title: 'Zoeken',
        lead: 'Zoek in plaatsen, nieuws, bladzijden en bestanden.',
      }),
      block('search-box', 'search-box', { placeholder: 'Bijvoorbeeld Zeerijp' }),
      block('search-results', 'search-results'),
    ],
  }),
)
