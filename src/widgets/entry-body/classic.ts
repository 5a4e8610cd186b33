import { type ClassicMapping, draft } from '../classic.ts'
import { fields } from './fields.ts'

const own = () => draft(fields, { lead: false })

export const classic: ClassicMapping = {
  elementor: {
    'theme-post-content': own,
    'ae-post-content': own,
    'ae-woo-content': own,
    'woocommerce-product-content': own,
  },
  blocks: { 'core/post-content': own },
}
