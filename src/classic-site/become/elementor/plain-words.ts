import { escapeHtml } from '../../../kernel/html.ts'
import type { Making } from '../making.ts'
import { createReader, type Filled, mapOf } from '../reader.ts'

/** Words in the names of settings about how something looks or works, wherever they stand. */
const aboutLooks = new Set(
  'color colour typography margin padding animation css shadow border hover transition overlay tooltip script gradient breakpoint'.split(
    ' ',
  ),
)
/** The same as the last word. */
const endsInLooks = new Set(
  'font size width height align alignment opacity tag type style styles layout skin view effect effects speed gap column columns order orderby query position id ids class classes icon icons ratio filter filters delay duration settings attributes target nofollow template taxonomy selector api key token preset condition svg lottie recipient password username suffix prefix to'.split(
    ' ',
  ),
)
const ofListing = /load_?more|read_?more|no_?more|end_of|pagination|^_/

function isAboutLooks(key: string): boolean {
  const words = key.toLowerCase().split(/[_-]/)
  return (
    ofListing.test(key) || endsInLooks.has(words.at(-1) ?? '') || words.some((word) => aboutLooks.has(word))
  )
}

/** Settings that say something to a reader. */
const isRead =
  /title|text|content|heading|headline|desc|caption|label|name|quote|message|editor|price|author|job|question|answer|excerpt|html|body|number|feature|item|value|info|detail|about|bio|role|day|time|hour|address|phone|email|word|before|after/i
const isHeading = /title|heading|headline|question/i
/** One of several choices, a colour, a length, an address, a shortcode's name or what is not said in words. */
const choice =
  /^(?:yes|no|on|off|true|false|none|left|right|center|middle|top|bottom|start|end|default|custom|solid|inline|block|auto|inherit|full|boxed|h[1-6]|div|span|p|section|image|img|video|text|link|url|button|classic|modern|\d+(?:\.\d+)?(?:px|em|rem|%|vh|vw|s|ms)?|#[\da-f]{3,8}|[a-z\d]+(?:[-_][a-z\d]+)+|fa[srb]? fa-.{1,60})$/

const mostParts = 500
const deepest = 6

/**
 * What an unknown widget says, as HTML: its texts, pictures and links in the order of its settings. What it is made of
 * besides is not shown.
 */
export function plainWords(
  settings: Readonly<Record<string, unknown>>,
  making: Making,
  fill: (values: Readonly<Record<string, unknown>>) => Filled,
): string {
  const parts: string[] = []
  const said = new Set<string>()

  const read = (given: Readonly<Record<string, unknown>>, depth: number) => {
    const from = createReader({ name: 'settings', values: given, making, fill })
    let linked = false
    const href = Object.keys(given)
      .filter(
        (key) => isLink(given[key]) || (/(?:link|url|href)$/i.test(key) && typeof given[key] === 'string'),
      )
      .map((key) => from.link(key))
      .find((link) => link !== '')
    for (const [key, value] of Object.entries(given)) {
      if (parts.length >= mostParts) return
      if (Array.isArray(value)) {
        if (depth < deepest && !key.startsWith('_'))
          for (const row of value.slice(0, 200)) if (isMap(row)) read(row, depth + 1)
        continue
      }
      if (isMap(value)) {
        if (isPicture(value)) {
          const id = from.picture(key)
          const known = id === null ? undefined : making.pictures.get(id)
          if (known)
            parts.push(
              `<figure><img src="${escapeHtml(known.src)}" alt="${escapeHtml(known.alt ?? '')}" loading="lazy"></figure>`,
            )
        }
        continue
      }
      if (typeof value !== 'string' || !mayBeRead(key, value)) continue
      const html = /<[a-z]/i.test(value) ? from.prose(key) : ''
      const words = html === '' ? from.lines(key) : ''
      const whole = html || words
      if (whole === '' || said.has(whole)) continue
      said.add(whole)
      if (html !== '') {
        parts.push(html)
        continue
      }
      const shown = escapeHtml(words).replaceAll('\n', '<br>')
      const link = href && !linked ? `<a href="${escapeHtml(href)}">${shown}</a>` : shown
      linked ||= href !== undefined
      parts.push(isHeading.test(key) ? `<p><strong>${link}</strong></p>` : `<p>${link}</p>`)
    }
    if (href && !linked && /^https?:|^\//.test(href)) {
      const words = href.replace(/^https?:\/\/(?:www\.)?/, '')
      if (!said.has(href)) parts.push(`<p><a href="${escapeHtml(href)}">${escapeHtml(words)}</a></p>`)
      said.add(href)
    }
  }
  read(settings, 0)
  return parts.join('\n')
}

const isMap = (value: unknown): value is Record<string, unknown> => mapOf(value) === value
const isLink = (value: unknown): boolean =>
  isMap(value) && typeof value.url === 'string' && ('is_external' in value || 'nofollow' in value)
const isPicture = (value: Record<string, unknown>): boolean =>
  typeof value.url === 'string' &&
  !isLink(value) &&
  ('id' in value || /\.(?:jpe?g|png|gif|webp|avif)(?:$|\?)/i.test(value.url))

function mayBeRead(key: string, value: string): boolean {
  const text = value.trim()
  if (text === '' || choice.test(text) || isAboutLooks(key)) return false
  if (/^(?:https?:)?\/\//.test(text) || /^[[{].*[\]}]$/s.test(text)) return false
  if (text.includes('{') && text.includes('}') && text.includes(':')) return false
  if (!/\p{L}/u.test(text) && !/\d/.test(text)) return false
  return isRead.test(key) || /\s/.test(text)
}
