import { block, documentOf } from '../page-document.ts'

/** A page without widgets of its own: title, text, and its picture beside them. */
export const singlePage = documentOf(
  block('section', 'page', {
    space: 'none',
    content: [
      block('breadcrumb', 'page-trail'),
      block('entry-title', 'page-title', { lead: true }),
      block('columns', 'page-columns', {
        ratio: 'two',
        first: [block('entry-body', 'page-body', { lead: false })],
        second: [block('entry-picture', 'page-picture', { place: 'side', ratio: '3:4' })],
      }),
    ],
  }),
)
