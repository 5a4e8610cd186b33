import { type ClassicMapping, draft } from '../classic.ts'
import { fields } from './fields.ts'

const own = () => draft(fields, { product: '' })

export const classic: ClassicMapping = {
  elementor: { 'woocommerce-product-add-to-cart': own, 'ae-woo-add-to-cart': own },
}
