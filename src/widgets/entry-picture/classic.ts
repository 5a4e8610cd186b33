import { type ClassicMapping, draft } from '../classic.ts'
import { fields } from './fields.ts'

const own = () => draft(fields, {})

export const classic: ClassicMapping = {
  elementor: { 'theme-post-featured-image': own, 'ae-post-image': own },
  blocks: { 'core/post-featured-image': own },
}
