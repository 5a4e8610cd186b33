import { type ClassicMapping, draft } from '../classic.ts'
import { fields } from './fields.ts'

const own = () => draft(fields, { title: '', lead: '' })

export const classic: ClassicMapping = {
  elementor: {
    'theme-archive-title': own,
    'theme-page-title': own,
    'archive-title': own,
    'ae-archive-title': own,
  },
  blocks: { 'core/query-title': own, 'core/archive-title': own },
}
