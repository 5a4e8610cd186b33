import { type ClassicMapping, draft } from '../classic.ts'
import { fields } from './fields.ts'

const list = () => draft(fields, {})

export const classic: ClassicMapping = {
  elementor: { 'wc-archive-products': list, 'woocommerce-archive-products': list },
  shortcodes: { woocommerce_shop: list },
}
