import { type ClassicMapping, type ClassicWidget, draft } from '../classic.ts'
import { fields } from './fields.ts'

const search = (from: ClassicWidget) =>
  draft(fields, {
    look: from.choice('skin', { full_screen: 'tool' }, 'page'),
    label: '',
    placeholder: from.line('placeholder') || from.line('search_field_placeholder'),
  })

export const classic: ClassicMapping = {
  elementor: {
    'search-form': search,
    search,
    'ae-searchform': search,
    'wp-widget-search': search,
    'ekit-header-search': search,
  },
  shortcodes: { search_form: search, wpbsearch: search, searchform: search },
  blocks: { 'core/search': search },
}
