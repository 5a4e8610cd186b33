import { type ClassicMapping, draft } from '../classic.ts'
import { fields } from './fields.ts'

const logo = () => draft(fields, {})

export const classic: ClassicMapping = {
  elementor: {
    'theme-site-logo': logo,
    'site-logo': logo,
    'theme-site-title': logo,
    'theme-site-title-logo': logo,
    'hfe-site-logo': logo,
  },
  blocks: { 'core/site-logo': logo, 'core/site-title': logo },
}
