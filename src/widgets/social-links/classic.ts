import { escapeHtml } from '../../kernel/html.ts'
import { type ClassicMapping, draft, textDraft } from '../classic.ts'
import { fields } from './fields.ts'
import { networks } from './networks.ts'

const others: Readonly<Record<string, string>> = {
  twitter: 'x',
  'x-twitter': 'x',
  envelope: 'mail',
  email: 'mail',
}

function networkIn(name: string): string | undefined {
  const words = name.toLowerCase().split(/[^a-z0-9]+/)
  const found = words.map((word) => others[word] ?? word).find((word) => networks.has(word))
  return found
}

export const classic: ClassicMapping = {
  elementor: {
    'social-icons': (from) => {
      const items = from.rows('social_icon_list').map((row) => {
        const icon = row.icon('social_icon') || row.icon('social')
        return { network: networkIn(icon), url: row.link('link'), icon }
      })
      const known = items.flatMap(({ network, url }) =>
        network !== undefined && url !== '' ? [{ network, url }] : [],
      )
      const rest = items.filter(({ network, url }) => network === undefined && url !== '')
      return [
        ...(known.length > 0 ? [draft(fields, { items: known, look: 'signs' })] : []),
        ...textDraft(
          rest
            .map(
              ({ url }) =>
                `<p><a href="${escapeHtml(url)}">${escapeHtml(url.replace(/^https?:\/\/(?:www\.)?/, ''))}</a></p>`,
            )
            .join(''),
        ),
      ]
    },
  },
  blocks: {
    'core/social-link': (from) => {
      const network = networkIn(String(from.raw('service') ?? ''))
      const url = from.link('url')
      if (url === '') return []
      return network
        ? draft(fields, { items: [{ network, url }], look: 'signs' })
        : textDraft(`<p><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p>`)
    },
  },
}
