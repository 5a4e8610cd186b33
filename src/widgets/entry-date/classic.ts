import { type ClassicMapping, type Draft, draft } from '../classic.ts'
import { fields } from './fields.ts'

export const classic: ClassicMapping = {
  elementor: {
    /** Its lines say the day, the terms, the author, or words of staff. */
    'post-info': (from) => {
      const rows = from.rows('icon_list')
      const types = rows.map((row) =>
        row.choice(
          'type',
          {
            date: 'date',
            time: 'time',
            terms: 'terms',
            author: 'author',
            comments: 'comments',
            custom: 'custom',
          },
          'date',
        ),
      )
      for (const type of types)
        if (type === 'author' || type === 'comments') from.lose('left', `post-info ${type}`)
      const words: Draft[] = rows.flatMap((row, at) =>
        types[at] === 'custom' && row.line('custom_text') ? row.texts('custom_text') : [],
      )
      const hasDate = rows.length === 0 || types.includes('date') || types.includes('time')
      return [
        ...(hasDate ? [draft(fields, {})] : []),
        ...(types.includes('terms') ? [{ type: 'entry-terms', props: { taxonomy: '' } }] : []),
        ...words,
      ]
    },
    'ae-post-meta': () => [draft(fields, {}), { type: 'entry-terms', props: { taxonomy: '' } }],
  },
  blocks: { 'core/post-date': () => draft(fields, {}) },
}
