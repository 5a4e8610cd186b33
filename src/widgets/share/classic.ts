import { type ClassicMapping, draft } from '../classic.ts'
import { fields } from './fields.ts'
import { networkNames } from './networks.ts'

export const classic: ClassicMapping = {
  elementor: {
    'share-buttons': (from) => {
      const items = from
        .rows('share_buttons')
        .map((row) => ({ network: String(row.raw('button') ?? 'facebook'), label: row.line('text') }))
        .filter(({ network }) => networkNames.includes(network))
      if (items.length === 0) return undefined
      return draft(fields, { title: '', items, look: from.choice('view', { icon: 'signs' }, 'named') })
    },
  },
}
