import { escapeHtml } from '../../kernel/html.ts'
import type { Draft, KnownPicture } from '../../widgets/classic.ts'
import type { Fields } from '../../widgets/fields.ts'
import { widgets } from '../../widgets/registry.ts'
import type { Making } from './making.ts'

/** What widgets say, as HTML in the order in which it is read: for entries whose text is a text. */
export const proseOf = (drafts: readonly Draft[], making: Making): string =>
  drafts.map((draft) => proseOfDraft(draft, making)).join('\n')

/** Widgets whose fields are what a reader reads; of others only their slots say something by themselves. */
const readGroups = new Set(['tekst', 'opmaak'])

function proseOfDraft(draft: Draft, making: Making): string {
  if (draft.prose !== undefined) return draft.prose
  const widget = widgets.get(draft.type)
  if (!widget) return ''
  const { props } = draft
  switch (draft.type) {
    case 'text':
    case 'html':
      return String(props.html ?? '')
    case 'heading':
      return `<h${props.level ?? 2}>${escapeHtml(String(props.text ?? ''))}</h${props.level ?? 2}>`
    case 'picture':
      return pictureHtml(Number(props.media), making, String(props.caption ?? ''), String(props.link ?? ''))
    case 'divider':
      return '<hr>'
    case 'spacer':
      return ''
    case 'columns':
      making.losses.add('layout', 'kolommen naast elkaar')
      break
    case 'quote':
      return `<blockquote><p>${linesOf(props.text)}</p>${props.source ? `<p>${linesOf(props.source)}</p>` : ''}</blockquote>`
  }
  const said = proseOfFields(widget.fields, props, making, readGroups.has(widget.group))
  if (said === '' && !readGroups.has(widget.group)) making.losses.add('left', widget.label)
  return said
}

const linesOf = (text: unknown): string => escapeHtml(String(text ?? '')).replaceAll('\n', '<br>')

function proseOfFields(
  fields: Fields,
  props: Readonly<Record<string, unknown>>,
  making: Making,
  isRead: boolean,
): string {
  const parts: string[] = []
  const names = Object.keys(fields)
  const href = names.map((name) => (fields[name]?.type === 'link' ? props[name] : '')).find((link) => link)
  let isLinked = false
  for (const [name, field] of Object.entries(fields)) {
    const value = props[name]
    if (value === undefined || value === '' || value === null) continue
    if (field.type === 'slot') parts.push(proseOf(isDrafts(value) ? value : [], making))
    else if (field.type === 'list' && Array.isArray(value))
      for (const item of value) parts.push(proseOfFields(field.item, { ...item }, making, isRead))
    else if (!isRead) continue
    else if (field.type === 'richtext') parts.push(String(value))
    else if (field.type === 'media' && typeof value === 'number') parts.push(pictureHtml(value, making))
    else if (field.type === 'pictures' && Array.isArray(value))
      for (const id of value) parts.push(pictureHtml(Number(id), making))
    else if ((field.type === 'text' || field.type === 'longtext') && field.part === undefined) {
      const words = linesOf(value)
      const isTitle = name === 'title'
      const said = isTitle ? `<strong>${words}</strong>` : words
      const takesLink = href && !isLinked && ['title', 'label', 'text'].includes(name)
      if (takesLink) isLinked = true
      parts.push(`<p>${takesLink ? `<a href="${escapeHtml(String(href))}">${said}</a>` : said}</p>`)
    }
  }
  return parts.filter((part) => part !== '').join('\n')
}

const isDrafts = (value: unknown): value is Draft[] => Array.isArray(value)

/** A picture within a text; nothing when it is not known. */
function pictureHtml(id: number, { pictures }: Pick<Making, 'pictures'>, caption = '', link = ''): string {
  const known: KnownPicture | undefined = pictures.get(id)
  if (!known) return ''
  const size = known.width && known.height ? ` width="${known.width}" height="${known.height}"` : ''
  const image = `<img src="${escapeHtml(known.src)}" alt="${escapeHtml(known.alt ?? '')}"${size} loading="lazy">`
  const shown = link ? `<a href="${escapeHtml(link)}">${image}</a>` : image
  return `<figure>${shown}${caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ''}</figure>`
}
