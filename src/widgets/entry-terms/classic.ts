import { type ClassicMapping, draft } from '../classic.ts'
import { fields } from './fields.ts'

const terms = () => draft(fields, { taxonomy: '' })

export const classic: ClassicMapping = {
  elementor: { 'ae-taxonomy': terms, 'ae-woo-category': terms, 'ae-woo-tags': terms },
  blocks: { 'core/post-terms': terms },
}
