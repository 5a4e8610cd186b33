import { type ClassicMapping, draft } from '../classic.ts'
import { fields } from './fields.ts'

const summary = () => draft(fields, {})

export const classic: ClassicMapping = {
  elementor: { 'woocommerce-product-meta': summary, 'woocommerce-product-additional-information': summary },
}
