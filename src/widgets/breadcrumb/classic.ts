import { type ClassicMapping, draft } from '../classic.ts'
import { fields } from './fields.ts'

const own = () => draft(fields, {})

export const classic: ClassicMapping = {
  elementor: {
    breadcrumbs: own,
    'woocommerce-breadcrumb': own,
    'ae-breadcrumb': own,
    'theme-breadcrumb': own,
  },
  blocks: { 'core/breadcrumbs': own },
}
