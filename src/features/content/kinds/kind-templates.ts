import type { Block, DocumentData } from '../../../kernel/document.ts'
import { blocksAt } from '../../../kernel/template-parts.ts'
import type { KindTemplates, NewKind } from './define.ts'

const block = (type: string, id: string, props: object = {}): Block => ({ type, props: { ...props, id } })
const documentOf = (...content: Block[]): DocumentData => ({ root: { props: {} }, content })
const section = (id: string, ...content: Block[]) => block('section', id, { space: 'none', content })

/** Returns the first templates of a new kind, which depend on its properties; staff can change them. */
export const kindTemplates = ({
  one,
  many,
  isPlace,
  hasMoment,
  schemaType,
}: Pick<NewKind, 'one' | 'many' | 'isPlace' | 'hasMoment' | 'schemaType'>): KindTemplates => ({
  single: {
    title: one,
    data: documentOf(
      section(
        'kind',
        block('breadcrumb', 'kind-trail'),
        block('entry-title', 'kind-title', { lead: true }),
        block('columns', 'kind-columns', {
          ratio: 'two',
          first: [
            ...(isPlace ? [block('entry-picture', 'kind-picture')] : []),
            ...(schemaType === 'NewsArticle' ? [block('entry-date', 'kind-date')] : []),
            block('entry-body', 'kind-body', { lead: false }),
            ...(isPlace ? [block('entry-sources', 'kind-sources')] : []),
          ],
          second: [
            ...(hasMoment ? [block('entry-moment', 'kind-moment')] : []),
            ...(isPlace ? [block('entry-facts', 'kind-facts')] : []),
            block('own-field', 'kind-own'),
            ...(isPlace
              ? blocksAt('place-side', 'kind')
              : [block('entry-picture', 'kind-picture', { place: 'side', ratio: '4:3' })]),
            block('entry-terms', 'kind-terms'),
          ],
        }),
      ),
      ...(isPlace ? blocksAt('place-below', 'kind') : []),
      section('kind-steps', block('neighbours', 'kind-neighbours')),
    ),
  },
  archive: {
    title: many,
    data: documentOf(
      section(
        'kind-list',
        block('breadcrumb', 'kind-list-trail'),
        block('page-title', 'kind-list-title'),
        block('archive-list', 'kind-list-list', { showExcerpt: true }),
      ),
    ),
  },
})
