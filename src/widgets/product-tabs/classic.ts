import { type ClassicMapping, draft } from '../classic.ts'
import { fields } from './fields.ts'

const own = () => draft(fields, {})

export const classic: ClassicMapping = {
  elementor: { 'woocommerce-product-data-tabs': own, 'ae-woo-tabs': own },
}
