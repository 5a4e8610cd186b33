import { type ClassicMapping, type ClassicWidget, type Draft, draft } from '../classic.ts'
import { fields } from './fields.ts'

interface Said {
  category: boolean
  tags: boolean
  free: boolean
  dates: boolean
  perPage: number | undefined
}

const search = (from: ClassicWidget, { category, tags, free, dates, perPage }: Said): Draft => {
  const root = Number(from.raw('catid') ?? 0)
  const known = root > 0 ? from.links.fileCategory(root) : undefined
  return {
    ...draft(fields, {
      rootCategory: known?.id ?? 0,
      showCategories: category,
      showTags: tags,
      tagInput: free ? 'free' : 'list',
      showFilters: dates,
      limit: perPage === undefined || perPage < 0 ? 100 : Math.min(1_000, Math.max(1, perPage)),
    }),
    prose: '<p><a href="/bestanden/">Bestanden</a></p>',
  }
}

export const classic: ClassicMapping = {
  elementor: {
    wpfd_search: (from) =>
      search(from, {
        category: from.is('wpfd_filter_by_category', true),
        tags: from.is('wpfd_filter_by_tag'),
        free: from.choice('wpfd_filter_display_tag_as', { checkbox: false }, true),
        dates: from.is('wpfd_filter_by_creation_date', true) || from.is('wpfd_filter_by_update_date', true),
        perPage: from.number('wpfd_filter_per_page') ?? 20,
      }),
  },
  shortcodes: {
    wpfd_search: (from) =>
      search(from, {
        category: from.is('cat_filter', true),
        tags: from.is('tag_filter'),
        free: from.choice('display_tag', { checkbox: false }, true),
        dates: from.is('create_filter', true) || from.is('update_filter', true),
        perPage: from.number('file_per_page') ?? 20,
      }),
    wpfd_upload: (from) => {
      from.lose('left')
      return undefined
    },
  },
  blocks: {
    'wpfd/block-search': (from) =>
      search(from, { category: true, tags: false, free: true, dates: true, perPage: 20 }),
  },
}
