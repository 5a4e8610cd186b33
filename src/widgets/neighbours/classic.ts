import { type ClassicMapping, draft } from '../classic.ts'
import { fields } from './fields.ts'

const own = () => draft(fields, {})

export const classic: ClassicMapping = {
  elementor: { 'post-navigation': own, 'ae-post-navigation': own },
  blocks: { 'core/post-navigation-link': own },
}
