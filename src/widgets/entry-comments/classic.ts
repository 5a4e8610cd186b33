import { type ClassicMapping, draft } from '../classic.ts'
import { fields } from './fields.ts'

const own = () => draft(fields, {})

export const classic: ClassicMapping = {
  elementor: { 'post-comments': own, 'ae-post-comments': own, 'theme-post-comments': own },
  blocks: { 'core/comments': own, 'core/post-comments-form': own },
}
