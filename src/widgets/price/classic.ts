import { type ClassicMapping, draft } from '../classic.ts'
import { fields } from './fields.ts'

const own = () => draft(fields, { product: '' })

export const classic: ClassicMapping = {
  elementor: { 'woocommerce-product-price': own, 'ae-woo-price': own },
}
