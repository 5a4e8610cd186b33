import { escapeHtml } from '../../kernel/html.ts'
import type { ClassicMapping, ClassicWidget } from '../classic.ts'
import { dynamicValue, textDraft } from '../classic.ts'

const sides = {
  left: 'left',
  center: 'center',
  right: 'right',
  start: 'left',
  end: 'right',
  justify: 'left',
} as const
const aligned = (from: ClassicWidget) => ({ align: from.onDevices('align', sides, 'left') })
const paragraph = (text: string) => (text === '' ? '' : `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`)
const linked = (text: string, href: string) =>
  text === '' ? '' : href === '' ? escapeHtml(text) : `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`
const listOf = (items: readonly string[]) =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

/** A list of prices: what it is, what it costs, and a line about it. */
const prices = (from: ClassicWidget) =>
  textDraft(
    from
      .rows('price_list')
      .map((row) => {
        const [title, price, about] = [
          linked(row.line('title'), row.link('link')),
          row.line('price'),
          row.line('item_description'),
        ]
        const head = [title && `<strong>${title}</strong>`, escapeHtml(price)]
          .filter((part) => part !== '')
          .join(' – ')
        return head || about ? `<li>${head}${about && head ? '<br>' : ''}${escapeHtml(about)}</li>` : ''
      })
      .join('')
      .replace(/^(.+)$/s, '<ul>$1</ul>'),
  )

const currencies: Readonly<Record<string, string>> = { dollar: '$', euro: '€', pound: '£' }

/** A table of a price: its name, what it costs, what belongs to it, and the way to it. */
function price(from: ClassicWidget) {
  const known = from.choice('currency_symbol', { ...currencies, '': '', custom: undefined }, '')
  const sign = known ?? from.line('currency_symbol_custom')
  const amount = [sign, from.line('price')].filter((part) => part !== '').join(' ')
  const button = linked(from.line('button_text'), from.link('link'))
  return textDraft(
    [
      from.line('heading') && `<h3>${escapeHtml(from.line('heading'))}</h3>`,
      paragraph(from.line('sub_heading')),
      paragraph([amount, from.line('period')].filter((part) => part !== '').join(' ')),
      listOf(
        from
          .rows('features_list')
          .map((row) => escapeHtml(row.line('item_text')))
          .filter((item) => item !== ''),
      ),
      button && `<p>${button}</p>`,
      paragraph(from.line('footer_additional_info')),
    ].join(''),
    aligned(from),
  )
}

const rating = (value: string, scale: number, title: string) =>
  value === ''
    ? undefined
    : textDraft(paragraph(`${title ? `${title}: ` : ''}${value.replace('.', ',')} van ${scale}`))

/** A spot on a map that is drawn elsewhere: the way to it. */
function place(from: ClassicWidget) {
  const address = from.line('address')
  if (address === '') return undefined
  const href = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`
  return textDraft(`<p>${linked(address, href)}</p>`)
}

function author(from: ClassicWidget) {
  if (from.choice('source', { custom: true }, false) === false) {
    from.lose('left')
    return undefined
  }
  const name = linked(from.line('author_name'), from.link('author_website'))
  return textDraft([name && `<p><strong>${name}</strong></p>`, from.prose('author_bio')].join(''))
}

export const classic: ClassicMapping = {
  elementor: {
    'text-editor': (from) => from.texts('editor', aligned(from)),
    'wp-widget-text': (from) => [
      ...textDraft(from.line('title') && `<h3>${escapeHtml(from.line('title'))}</h3>`),
      ...from.texts('text'),
    ],
    'wp-widget-custom_html': (from) => from.texts('content'),
    'theme-post-excerpt': () => ({ type: 'text', props: { html: dynamicValue('entry.excerpt') } }),
    'ae-post-excerpt': () => ({ type: 'text', props: { html: dynamicValue('entry.excerpt') } }),
    'code-highlight': (from) =>
      textDraft(from.has('code') ? `<pre><code>${escapeHtml(String(from.raw('code')))}</code></pre>` : ''),
    'price-list': prices,
    'price-table': price,
    'star-rating': (from) =>
      rating(
        from.has('rating') ? String(from.raw('rating')) : '',
        from.number('rating_scale') ?? 5,
        from.line('title'),
      ),
    rating: (from) =>
      rating(
        from.has('rating_value') ? String(from.raw('rating_value')) : '',
        from.number('rating_scale') ?? 5,
        '',
      ),
    google_maps: place,
    'author-box': author,
    'text-path': (from) => textDraft(`<p>${linked(from.line('text'), from.link('link'))}</p>`),
  },
  shortcodes: {
    vc_column_text: (from) => from.blocks(),
    vc_raw_html: (from) => {
      from.lose('script')
      return undefined
    },
  },
}
