import { type ClassicMapping, draft } from '../classic.ts'
import { fields } from './fields.ts'

const own = () => draft(fields, { lead: false })

export const classic: ClassicMapping = {
  elementor: {
    'theme-post-title': own,
    'ae-post-title': own,
    'woocommerce-product-title': own,
    'ae-woo-title': own,
    'ae-cpt-title': own,
  },
  blocks: { 'core/post-title': own },
}
