import type { ClassicMapping } from '../classic.ts'

/** Raw HTML of another builder is read as a text: its scripts, styles and frames do not come along. */
export const classic: ClassicMapping = { elementor: { html: (from) => from.texts('html') } }
