import { block, documentOf } from '../page-document.ts'

/** The catalogue and its terms: `/jacobalia/`, `/plaats/…/`, `/soort/…/`. */
export const archiveJacobalia = documentOf(
  block('section', 'archive', {
    space: 'none',
    content: [
      block('breadcrumb', 'archive-trail'),
      block('page-title', 'archive-title', {
        title: 'Plaatsen van Sint-Jacob',
        lead: 'Zestig in Nederland, tien in België. Van een stadspoort uit 1525 tot een kapel die in 2017 in een tuin begon.',
      }),
      block('archive-list', 'archive-list'),
    ],
  }),
)
