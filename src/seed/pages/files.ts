import { block, documentOf } from '../page-document.ts'
import type { SeedPage, Shelves } from './seed-page.ts'

const search = block('section', 'files', {
  space: 'none',
  content: [
    block('breadcrumb', 'files-trail'),
    block('entry-title', 'files-title', { lead: true }),
    block('file-search', 'files-search'),
  ],
})

/** With nothing but the search, for a library that is still empty. */
export const searchPage: SeedPage = {
  slug: 'bestanden',
  title: 'Bestanden',
  excerpt:
    'Routes, plaatsbeschrijvingen, tekeningen, nieuwsbrieven en lesbrieven. Zoek op woord, soort of datum en neem mee wat je nodig hebt.',
  document: documentOf(search),
}

export const files = ({ routes, inventory }: Shelves): SeedPage => ({
  ...searchPage,
  document: documentOf(
    search,
    block('section', 'files-start', {
      content: [
        block('columns', 'files-start-columns', {
          ratio: 'two',
          first: [
            block('file-category', 'files-routes', {
              wpfd_selected_category_id: String(routes),
              wpfd_selected_category_name: 'Routes',
            }),
          ],
          second: [
            block('file', 'files-inventory', {
              wpfd_file_id: String(inventory.id),
              wpfd_category_id: String(inventory.categoryId),
              wpfd_file_name: inventory.title,
            }),
          ],
        }),
      ],
    }),
  ),
})
