import { type ClassicMapping, draft } from '../classic.ts'
import { fields } from './fields.ts'

const own = () => draft(fields, { hideWhenEmpty: false })

export const classic: ClassicMapping = {
  elementor: { 'woocommerce-menu-cart': own, 'ekit-mini-cart': own },
  blocks: { 'woocommerce/mini-cart': own },
}
