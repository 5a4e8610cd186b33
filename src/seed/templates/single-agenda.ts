import { block, documentOf } from '../page-document.ts'

/** An activity: its title, its text, and when and where it is beside it. */
export const singleAgenda = documentOf(
  block('section', 'activity', {
    space: 'none',
    content: [
      block('breadcrumb', 'activity-trail'),
      block('entry-title', 'activity-title'),
      block('columns', 'activity-columns', {
        ratio: 'two',
        first: [block('entry-body', 'activity-body')],
        second: [
          block('entry-moment', 'activity-moment'),
          block('own-field', 'activity-own'),
          block('entry-picture', 'activity-picture', { place: 'side', ratio: '4:3' }),
        ],
      }),
    ],
  }),
)
