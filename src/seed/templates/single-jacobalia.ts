import { blocksAt } from '../../kernel/template-parts.ts'
import { block, documentOf } from '../page-document.ts'

/** A place: its plate and text, its facts beside them, and what extensions add. */
export const singleJacobalia = () =>
  documentOf(
    block('section', 'entry', {
      space: 'none',
      content: [
        block('breadcrumb', 'entry-trail'),
        block('entry-title', 'entry-title'),
        block('columns', 'entry-columns', {
          ratio: 'two',
          first: [
            block('entry-picture', 'entry-picture'),
            block('entry-body', 'entry-body'),
            block('entry-sources', 'entry-sources'),
          ],
          second: [
            block('entry-facts', 'entry-facts'),
            block('own-field', 'entry-own'),
            ...blocksAt('place-side', 'entry'),
            block('entry-terms', 'entry-terms'),
          ],
        }),
      ],
    }),
    ...blocksAt('place-below', 'entry'),
    block('section', 'steps', { space: 'none', content: [block('neighbours', 'neighbours')] }),
  )
