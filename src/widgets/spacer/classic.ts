import { type ClassicMapping, draft } from '../classic.ts'
import { fields } from './fields.ts'

/** By its height in pixels. */
const spacer = (height: number) =>
  draft(fields, { size: height <= 24 ? 'small' : height <= 60 ? 'middle' : height <= 100 ? 'large' : 'band' })

export const classic: ClassicMapping = {
  elementor: { spacer: (from) => spacer(from.number('space') ?? 50) },
  shortcodes: {
    vc_empty_space: (from) => spacer(from.number('height') ?? 32),
    gap: (from) => spacer(from.number('height') ?? 30),
  },
  blocks: { 'core/spacer': (from) => spacer(from.number('height') ?? 100) },
}
