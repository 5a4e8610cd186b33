import { escapeHtml } from '../../../kernel/html.ts'
import { proseWords } from '../../../platform/prose.ts'
import type { ClassicWidget, Draft, Replaces } from '../../../widgets/classic.ts'
import { replacementOf } from '../../../widgets/classic-registry.ts'
import { cleanedText, createHeld, type Held, type Making } from '../making.ts'
import { ownPageOf } from '../own-pages.ts'
import { createReader } from '../reader.ts'
import { type ClassicBlock, hasBlocks, readBlocks } from './block-comments.ts'
import { embedOf } from './embeds.ts'
import { draftsOf, flowOf, type Piece, proseOfPieces } from './flow.ts'
import { elementsIn, isElement, readHtml, showsAnything, writeHtml, writeNode } from './html-tree.ts'
import { type Part, readShortcodes, type Shortcode } from './shortcodes.ts'

/** Texts that stand in one another; deeper ones are their words. */
const deepest = 12
const pageBreak = /<!--\s{0,9}nextpage\s{0,9}-->/g

/** The content of a classic post in pieces: blocks of the block editor, or a text from before it. */
export function piecesOf(given: string, making: Making): Piece[] {
  const content = cleanedText(given, making)
  if (making.depth > deepest) {
    making.losses.add('layout', 'depth')
    return [{ html: `<p>${escapeHtml(proseWords(content))}</p>`, align: 'left' }]
  }
  const breaks = content.match(pageBreak)?.length ?? 0
  if (breaks > 0) making.losses.add('layout', 'nextpage', breaks)
  const whole = breaks > 0 ? content.replace(pageBreak, '<hr>') : content
  return hasBlocks(whole)
    ? piecesOfBlocks(readBlocks(whole), making)
    : piecesOfHtml(whole, making, !hasParagraphs(whole))
}

const hasParagraphs = (html: string): boolean => /<p[\s>]/i.test(html) && !/\n[^\S\n]*\n/.test(html)

export const contentDrafts = (content: string, making: Making): Draft[] =>
  draftsOf(piecesOf(content, making), making)

export const contentProse = (content: string, making: Making): string =>
  proseOfPieces(piecesOf(content, making), making)

/** HTML of which the shortcodes become widgets. */
function piecesOfHtml(html: string, making: Making, autop: boolean, held: Held = createHeld()): Piece[] {
  return flowOf(replaced(readShortcodes(html, isShortcode), making, held), making, { autop, held })
}

/** HTML in which marks stand for shortcodes that became widgets. */
const replaced = (parts: readonly Part[], making: Making, held: Held): string =>
  parts.map((part) => (typeof part === 'string' ? part : replaceShortcode(part, making, held))).join('')

/** A text without its shortcodes, and with what they enclose: for settings that hold words. */
export function withoutShortcodes(text: string, making: Making): string {
  if (!text.includes('[')) return text
  const words = (parts: readonly Part[]): string =>
    parts
      .map((part) => {
        if (typeof part === 'string') return part
        making.losses.add(part.hasEnd ? 'plain' : 'left', `[${part.name}]`)
        return words(part.content)
      })
      .join('')
  return words(readShortcodes(text, isShortcode))
}

/** Names that are shortcodes however they are written. */
const wordLike = new Set([
  'products',
  'product',
  'gallery',
  'playlist',
  'sitemap',
  'embed',
  'audio',
  'video',
  'caption',
])

/**
 * Tells a shortcode from words in brackets, such as [sic] or [zie bijlage]: by its name, its values, its end, or that it
 * stands alone in its paragraph.
 */
function isShortcode({ name, attributes, isAlone, hasEnd, tag }: Omit<Shortcode, 'content'>): boolean {
  if (hasEnd || wordLike.has(name) || replacementOf('shortcodes', name)) return true
  const keys = Object.keys(attributes)
  if (keys.some((key) => !/^\d+$/.test(key))) return true
  if (/[_-]/.test(name)) return true
  return isAlone && keys.length === 0 && name.length > 2 && tag.startsWith(`[${name}`)
}

function replaceShortcode(shortcode: Shortcode, making: Making, held: Held): string {
  const { name, attributes, content } = shortcode
  const inner = () => replaced(content, making, held)
  switch (name) {
    case 'caption':
    case 'wp_caption':
      return caption(attributes, inner())
    case 'embed': {
      const address =
        content
          .filter((part) => typeof part === 'string')
          .join('')
          .trim() ||
        attributes.src ||
        attributes['0'] ||
        ''
      const drafts = embedOf(address, making)
      if (drafts) return held.hold(drafts)
      return address === '' ? '' : `<p><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></p>`
    }
    case 'audio':
    case 'video':
    case 'playlist':
      return played(name, attributes, making, held)
  }
  if (ownPageOf(name) !== undefined) {
    making.losses.add('own-page', `[${name}]`)
    return ''
  }
  const replaces = replacementOf('shortcodes', name)
  if (replaces) {
    const reader = createReader({
      name,
      values: { attached: making.links.attachedTo(making.post ?? 0).join(','), ...attributes },
      making,
      blocks: () => draftsOf(flowOf(inner(), making, { autop: true, held }), making),
      plain: () => proseOfPieces(flowOf(inner(), making, { autop: true, held }), making),
    })
    return held.hold(listed(replaces, reader))
  }
  const said = inner()
  const own = spokenAttributes(shortcode)
  making.losses.add(said.trim() === '' && own === '' ? 'left' : 'plain', `[${name}]`)
  return `${own}${said}`
}

/** What a builder's shortcode says in its values: a title, a text, a picture and a link. */
function spokenAttributes({ attributes, hasEnd, isAlone }: Shortcode): string {
  if (!hasEnd && !isAlone) return ''
  const { title, heading, text, subtitle, content } = attributes
  const link = attributes.link ?? attributes.url ?? attributes.button_url ?? attributes.button_link
  const href = link?.startsWith('url:') ? decoded(/url:([^|]{0,2000})/.exec(link)?.[1] ?? '') : link
  const image = attributes.image ?? attributes.img ?? attributes.src ?? attributes.bg
  const label = attributes.button_text
  return [
    (title ?? heading) ? `<h3>${title ?? heading}</h3>` : '',
    subtitle ? `<p>${subtitle}</p>` : '',
    image ? imageTag(image) : '',
    (text ?? content)
      ? href && !label
        ? `<p><a href="${escapeHtml(href)}">${text ?? content}</a></p>`
        : `<p>${text ?? content}</p>`
      : '',
    href && label ? `<p><a href="${escapeHtml(href)}">${label}</a></p>` : '',
  ].join('')
}

const imageTag = (image: string): string => {
  if (/^\d{1,15}$/.test(image)) return `<p><img class="wp-image-${image}" alt=""></p>`
  return /\.(?:jpe?g|png|gif|webp|avif|svg)(?:[?#]|$)/i.test(image)
    ? `<p><img src="${escapeHtml(image)}" alt=""></p>`
    : ''
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** `[caption]`, with the picture and the words that it encloses. */
function caption({ align = '', caption: named }: Readonly<Record<string, string>>, inner: string): string {
  const nodes = readHtml(inner)
  const image = nodes.find(
    (node) => isElement(node) && [...elementsIn([node])].some(({ name }) => name === 'img'),
  )
  if (!image) return inner
  const words = named ?? writeHtml(nodes.filter((node) => node !== image)).trim()
  return `<figure class="${escapeHtml(align)}">${writeNode(image)}<figcaption>${words}</figcaption></figure>`
}

const sources = ['src', 'mp3', 'm4a', 'ogg', 'wav', 'flac', 'mp4', 'webm', 'm4v', 'ogv', 'mov', '0']

function played(
  name: string,
  attributes: Readonly<Record<string, string>>,
  making: Making,
  held: Held,
): string {
  if (name === 'playlist') {
    const files = (attributes.ids ?? '')
      .split(',')
      .flatMap((id) => making.links.attachment({ id: Number(id) }) ?? [])
    if (files.length === 0) making.losses.add('left', '[playlist]')
    return held.hold(files.flatMap((file) => embedOf(file.address ?? '', making) ?? []))
  }
  const address = sources.map((key) => attributes[key]).find((one) => one)
  if (!address) {
    making.losses.add('left', `[${name}]`)
    return ''
  }
  return held.hold(embedOf(address, making, { isFilm: name === 'video', isFramed: true }) ?? [])
}

const listed = (replaces: Replaces, reader: ClassicWidget): readonly Draft[] =>
  [replaces(reader) ?? []].flat()

/** Blocks whose HTML is all that they are; what stands between them joins them in one text. */
const written = new Set(
  'shortcode paragraph heading list list-item quote pullquote table code preformatted verse classic freeform html separator image audio video embed file more nextpage footnotes details media-text'
    .split(' ')
    .map((name) => `core/${name}`)
    .concat('core/missing'),
)
/** Blocks that only place others. */
const placing = new Set(
  'group row stack cover column columns buttons social-links query post-template navigation template-part pattern accordion accordion-item accordion-panel'
    .split(' ')
    .map((name) => `core/${name}`),
)
/** Made by the server of WordPress from nothing that stands in the text. */
const silent = new Set(['core/more', 'core/nextpage'])

function piecesOfBlocks(parts: readonly (string | ClassicBlock)[], making: Making): Piece[] {
  const pieces: Piece[] = []
  const held = createHeld()
  let html = ''
  const end = (autop = false) => {
    if (html.trim() !== '') pieces.push(...piecesOfHtml(html, making, autop, held))
    html = ''
  }
  for (const part of parts) {
    if (typeof part === 'string') {
      if (part.trim() === '') html += part
      else {
        end()
        html = part
        end(!hasParagraphs(part))
      }
      continue
    }
    if (silent.has(part.name ?? '')) continue
    if (part.name === 'core/freeform') {
      end()
      html = htmlOf(part, making, held)
      end(!hasParagraphs(html))
      continue
    }
    html += htmlOf(part, making, held)
  }
  end()
  return pieces
}

/** The HTML of a block, in which marks stand for blocks that became widgets. */
function htmlOf(block: ClassicBlock, making: Making, held: Held): string {
  const { name = '', attributes, parts } = block
  const inner = () =>
    parts.map((part) => (typeof part === 'string' ? part : htmlOf(part, making, held))).join('')
  if (ownPageOf(name) !== undefined) {
    making.losses.add('own-page', name)
    return ''
  }
  if (name === 'core/footnotes') return `\n${making.footnotes}\n`
  const replaces = replacementOf('blocks', name)
  if (replaces) {
    const children = parts.filter((part) => typeof part !== 'string')
    const drafts = (html: string) => draftsOf(piecesOfHtml(html, making, false, held), making)
    const reader = createReader({
      name,
      values: {
        ...attributes,
        innerHTML: ownHtml(block),
        href: hrefIn(ownHtml(block)),
        picture: { id: attributes.mediaId ?? attributes.id, url: attributes.mediaUrl ?? attributes.url },
        images: imagesIn(block),
        children: children.length,
        widths: children.map((child) => String(child.attributes.width ?? '')).join(','),
      },
      making,
      blocks: (at) =>
        drafts(at === undefined ? inner() : children[at] ? htmlOf(children[at], making, held) : ''),
      plain: () => proseOfPieces(piecesOfHtml(inner(), making, false, held), making),
    })
    const made = replaces(reader)
    // A mapping that does not take this one leaves it to its HTML.
    if (made !== undefined) return held.hold([made].flat())
  }
  if (name === 'core/embed' || name.startsWith('core-embed/')) {
    const address = typeof attributes.url === 'string' ? attributes.url : ''
    const drafts = address && embedOf(address, making)
    if (drafts) return held.hold(drafts)
    return address ? `<p><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></p>` : inner()
  }
  const said = inner()
  if (!written.has(name) && !placing.has(name))
    making.losses.add(showsAnything(said) ? 'plain' : 'left', name)
  const shown = name === 'core/pattern' ? '' : said
  const layout =
    attributes.align === 'center' && name === 'core/group'
      ? `<div style="text-align:center">${shown}</div>`
      : shown
  return `\n${layout}\n`
}

const ownHtml = ({ parts }: ClassicBlock): string => parts.filter((part) => typeof part === 'string').join('')

/** Where the first link of a block leads. */
function hrefIn(html: string): string {
  if (!html.includes('href=')) return ''
  for (const { attributes } of elementsIn(readHtml(html))) if (attributes.href) return attributes.href
  return ''
}

/** The pictures of a block that shows several, however deep they stand in it. */
function imagesIn(block: ClassicBlock): { id: unknown; url: unknown }[] {
  if (!/gallery|slideshow|carousel/.test(block.name ?? '')) return []
  const html = (one: ClassicBlock): string =>
    one.parts.map((part) => (typeof part === 'string' ? part : html(part))).join('')
  return [...elementsIn(readHtml(html(block)))]
    .filter(({ name }) => name === 'img')
    .map(({ attributes }) => ({
      id: attributes['data-id'] ?? /(?:^|\s)wp-image-(\d{1,15})(?:\s|$)/.exec(attributes.class ?? '')?.[1],
      url: attributes['data-full-url'] ?? attributes.src,
    }))
}
