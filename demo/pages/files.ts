import { block, documentOf } from '../../src/seed/page-document.ts'
import { searchPage, searchSection } from '../../src/seed/search-page.ts'
import type { SeedPage, Shelves } from './seed-page.ts'

export const files = ({ routes, inventory }: Shelves): SeedPage => ({
  ...searchPage,
  document: documentOf(
    searchSection,
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
