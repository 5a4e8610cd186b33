import { block, documentOf } from '../page-document.ts'

/** A news post: day, title, text, what visitors say of it where they may, and the other news below it. */
export const singlePost = documentOf(
  block('section', 'post', {
    space: 'none',
    content: [
      block('breadcrumb', 'post-trail'),
      block('entry-title', 'post-title'),
      block('columns', 'post-columns', {
        ratio: 'two',
        first: [block('entry-date', 'post-date'), block('entry-body', 'post-body')],
        second: [
          block('entry-picture', 'post-picture', { place: 'side', ratio: '4:3' }),
          block('entry-terms', 'post-terms'),
          block('own-field', 'post-own'),
        ],
      }),
      block('entry-comments', 'post-comments'),
    ],
  }),
  block('section', 'post-steps', { space: 'none', content: [block('neighbours', 'post-neighbours')] }),
)
