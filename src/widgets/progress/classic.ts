import { type ClassicMapping, draft } from '../classic.ts'
import { fields } from './fields.ts'

export const classic: ClassicMapping = {
  elementor: {
    progress: (from) => {
      const percent = from.number('percent') ?? 50
      const label = from.line('title') || from.line('inner_text')
      if (label === '') return undefined
      const note = from.line('title') === '' ? '' : from.line('inner_text')
      return draft(fields, { items: [{ label, percent: Math.min(100, Math.max(0, percent)), note }] })
    },
  },
}
