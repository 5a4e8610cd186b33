import { block, documentOf } from '../../src/seed/page-document.ts'
import type { SeedPage } from './seed-page.ts'

/** All places by their pictures, to wander through. */
export const pictured: SeedPage = {
  slug: 'in-beeld',
  title: 'In beeld',
  excerpt: 'Kerken, kapellen, beelden en ramen: alle plaatsen naast elkaar, zoals ze getekend zijn.',
  document: documentOf(
    block('section', 'pictured', {
      space: 'none',
      content: [
        block('breadcrumb', 'pictured-trail'),
        block('entry-title', 'pictured-title'),
        block('post-grid', 'pictured-places', {
          type: 'jacobalia',
          face: 'masonry',
          perPage: 18,
          order: 'distance',
          columns: 3,
          filters: 'soort,plaats',
          filterOperator: 'OR',
          loadMethod: 'scroll',
          autoPages: 2,
          text: 'Toon meer plaatsen',
        }),
      ],
    }),
  ),
}
