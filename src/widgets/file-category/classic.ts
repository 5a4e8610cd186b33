import { escapeHtml } from '../../kernel/html.ts'
import { type ClassicMapping, type ClassicWidget, type Draft, draft } from '../classic.ts'
import { fields } from './fields.ts'

function category(from: ClassicWidget, said: unknown): Draft | undefined {
  const id = /^\d{1,15}$/.test(String(said ?? '')) ? Number(said) : undefined
  const known = id ? from.links.fileCategory(id) : undefined
  if (!known) {
    from.lose('file', `${from.name} ${String(said ?? '')}`)
    return undefined
  }
  return {
    ...draft(fields, {
      wpfd_selected_category_id: String(known.id),
      wpfd_selected_category_name: known.title.slice(0, 200),
    }),
    prose: `<p><a href="${escapeHtml(known.address ?? '/bestanden/')}">${escapeHtml(known.title)}</a></p>`,
  }
}

const search = (): Draft => ({
  type: 'file-search',
  props: {},
  prose: '<p><a href="/bestanden/">Bestanden</a></p>',
})

/** Without a category, or with 0, it lists them all: what finds them all stands there. */
const shortcode = (from: ClassicWidget) => {
  const id = from.raw('id') ?? from.raw('catid')
  return id === undefined || id === '' || id === '0' || id === 0 ? search() : category(from, id)
}

export const classic: ClassicMapping = {
  elementor: {
    wpfd_choose_category: (from) =>
      from.has('wpfd_selected_category_id')
        ? category(from, from.raw('wpfd_selected_category_id'))
        : undefined,
  },
  shortcodes: { wpfd_category: shortcode },
  blocks: {
    'wpfd/block-category-selection': (from) =>
      category(from, from.raw('selectedCategoryId') ?? from.raw('categoryId') ?? from.raw('id')),
    'wpfd/category': (from) =>
      category(from, from.raw('selectedCategoryId') ?? from.raw('categoryId') ?? from.raw('id')),
  },
}
