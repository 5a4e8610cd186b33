import { block, documentOf } from '../page-document.ts'

/** The news and its subjects: `/nieuws/`, `/onderwerp/…/`. */
export const archivePost = documentOf(
  block('section', 'news', {
    space: 'none',
    content: [
      block('breadcrumb', 'news-trail'),
      block('page-title', 'news-title', {
        title: 'Nieuws',
        lead: 'Nieuwe plaatsen, tochten en bestanden, en wat de vereniging verder bezighoudt.',
      }),
      block('archive-list', 'news-list', { showExcerpt: true }),
    ],
  }),
)
