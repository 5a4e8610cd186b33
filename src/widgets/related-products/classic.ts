import { type ClassicMapping, draft } from '../classic.ts'
import { fields } from './fields.ts'

const related = () => draft(fields, { heading: '', chosenHeading: '' })

export const classic: ClassicMapping = {
  elementor: { 'woocommerce-product-related': related, 'woocommerce-product-upsell': related },
  shortcodes: { related_products: related },
}
