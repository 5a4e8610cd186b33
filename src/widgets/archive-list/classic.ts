import { type ClassicMapping, draft } from '../classic.ts'
import { fields } from './fields.ts'

export const classic: ClassicMapping = {
  elementor: {
    'archive-posts': (from) =>
      draft(fields, {
        perPage: Math.min(100, Math.max(1, from.number('posts_per_page') ?? 10)),
        lead: false,
        showExcerpt: from.is('archive_classic_show_excerpt', true),
        facets: false,
      }),
  },
}
