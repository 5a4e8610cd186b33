import { type ClassicMapping, draft } from '../classic.ts'
import { fields } from './fields.ts'

export const classic: ClassicMapping = {
  elementor: Object.fromEntries(
    ['unfold', 'ae-unfold', 'premium-unfold-addon'].map((name) => [
      name,
      (from) => {
        const content = from.texts(
          from.has('editor') ? 'editor' : from.has('content') ? 'content' : 'premium_unfold_content',
        )
        return content.length === 0
          ? undefined
          : draft(fields, { content, more: 'Meer lezen', less: 'Minder tonen' })
      },
    ]),
  ),
}
