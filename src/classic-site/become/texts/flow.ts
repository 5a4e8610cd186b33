import { isSafeLink } from '../../../kernel/prose.ts'
import type { Draft, KnownPicture } from '../../../widgets/classic.ts'
import { createHeld, type Held, hasMark, type Making } from '../making.ts'
import { proseOf } from '../prose-of.ts'
import { addressOf } from './address.ts'
import { categoryDraft, embedOf, fileDraft, fileNameOf } from './embeds.ts'
import {
  type Element,
  elementsIn,
  escapeText,
  isElement,
  type Node,
  readHtml,
  showsAnything,
  startTag,
  wordsIn,
} from './html-tree.ts'

export type Align = 'left' | 'center' | 'right'

/** A piece of a text: HTML with one alignment, or blocks of their own. */
export type Piece = { html: string; align: Align } | { drafts: readonly Draft[] }

export interface FlowOptions {
  /** Blank lines end a paragraph and other ones a line, as in texts from before the block editor. */
  autop?: boolean
  /** Blocks that stand in the text by their marks. */
  held?: Held
}

/** What stands below each other, unlike words in a line. */
const blockNames = new Set(
  'address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)
const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
/** Written with all that they contain. */
const wholes = new Set(['ul', 'ol', 'dl', 'table', 'pre', 'blockquote', 'address'])
/** Nothing of them is for readers. */
const unread = new Set(
  'script style noscript template svg math canvas input select textarea button option head title link meta base source track param area map datalist'.split(
    ' ',
  ),
)
const reported = new Set(['script', 'style'])
const lineBlocks = new Set(['p', 'li', 'td', 'th', 'dd', 'dt', 'figcaption', 'caption', ...headings])

const isBlock = (node: Node): boolean => isElement(node) && blockNames.has(node.name)
const holdsBlocks = (node: Node): boolean =>
  typeof node === 'string' ? hasMark(node) : isBlock(node) || node.children.some(holdsBlocks)

/** Splits the HTML of a classic text into pieces that widgets of ours can show. */
export function flowOf(
  html: string,
  making: Making,
  { autop = false, held = createHeld() }: FlowOptions = {},
): Piece[] {
  const pieces: Piece[] = []
  const write = createWriter(making, held, autop)
  const tree = write.tidy(readHtml(html))
  const add = (html: string, align: Align) => {
    if (showsAnything(html)) pieces.push({ html, align })
  }

  /** Inline nodes that stand together; `wrap` are the inline elements round them. */
  function paragraph(nodes: readonly Node[], align: Align, wrap: readonly Element[]) {
    const trimmed = trim(nodes)
    if (trimmed.length === 0) return
    const pictures = onlyPictures(trimmed, wrap)
    if (pictures) {
      for (const { image, href } of pictures) pieces.push({ drafts: [pictureDraft(image, { align, href })] })
      return
    }
    const film = filmIn(trimmed, making)
    if (film) {
      pieces.push({ drafts: film })
      return
    }
    add(`<p>${wrapped(write.line(trimmed), wrap)}</p>`, align)
  }

  function flow(nodes: readonly Node[], align: Align, wrap: readonly Element[]) {
    let line: Node[] = []
    const end = () => {
      paragraph(line, align, wrap)
      line = []
    }
    const text = (said: string) => {
      for (const part of held.split(said)) {
        if (typeof part !== 'string') {
          end()
          pieces.push({ drafts: part })
          continue
        }
        const [first = '', ...rest] = autop ? part.split(/\n[^\S\n]*\n/) : [part]
        line.push(first)
        for (const next of rest) {
          end()
          line.push(next)
        }
      }
    }
    for (const node of nodes) {
      if (typeof node === 'string') text(node)
      else if (!isBlock(node)) {
        if (holdsBlocks(node)) {
          end()
          flow(node.children, align, node.name === 'span' ? wrap : [...wrap, node])
        } else line.push(node)
      } else {
        end()
        block(node, alignOf(node) ?? align, wrap)
      }
    }
    end()
  }

  function block(node: Element, align: Align, wrap: readonly Element[]) {
    if (node.name === 'hr') pieces.push({ html: '<hr>', align: 'left' })
    else if (headings.has(node.name)) {
      if (holdsBlocks({ ...node, name: 'span' })) flow(node.children, align, wrap)
      else heading(node, align, wrap)
    } else if (
      node.name === 'p' ||
      node.name === 'figcaption' ||
      node.name === 'dt' ||
      node.name === 'summary'
    ) {
      if (node.children.some(holdsBlocks)) flow(node.children, align, wrap)
      else if (onlyPictures(trim(node.children), wrap) || filmIn(node.children, making))
        paragraph(node.children, align, wrap)
      else add(wrappedIn('p', node, `${wrapped(write.line(trim(node.children)), wrap)}`), align)
    } else if (node.name === 'details') {
      const summary = node.children.find((child) => isElement(child) && child.name === 'summary')
      const inside = piecesWithin(node.children.filter((child) => child !== summary))
      pieces.push({
        drafts: [
          {
            type: 'toggle',
            props: {
              items: [
                {
                  title: oneLine(wordsIn(summary && isElement(summary) ? summary.children : [])),
                  hashtag: '',
                  open: 'open' in node.attributes,
                  content: draftsOf(inside, making),
                },
              ],
            },
          },
        ],
      })
    } else if (node.name === 'figure') figure(node, align)
    else if (wholes.has(node.name)) {
      const html = write.node(node)
      if (html !== '') add(html, node.name === 'table' ? 'left' : align)
    } else flow(node.children, align, wrap)
  }

  function piecesWithin(nodes: readonly Node[]): Piece[] {
    const outer = pieces.splice(0)
    flow(nodes, 'left', [])
    return pieces.splice(0, pieces.length, ...outer)
  }

  function heading(node: Element, align: Align, wrap: readonly Element[]) {
    const said = write.line(trim(node.children))
    if (!showsAnything(said)) return
    const name = node.name === 'h1' ? 'h2' : node.name
    add(wrappedIn(name, node, wrapped(said, wrap)), align)
  }

  function figure(node: Element, align: Align) {
    const caption = node.children.find((child) => isElement(child) && child.name === 'figcaption')
    const rest = node.children.filter((child) => child !== caption)
    const pictures = rest.some(holdsBlocks) ? undefined : onlyPictures(trim(rest), [])
    const said = caption && isElement(caption) ? write.line(trim(caption.children)) : ''
    const [only] = pictures ?? []
    if (only && pictures?.length === 1) {
      pieces.push({ drafts: [pictureDraft(only.image, { align, href: only.href, caption: plain(said) })] })
      return
    }
    flow(rest, align, [])
    if (said !== '') add(`<p>${said}</p>`, align)
  }

  flow(tree, 'left', [])
  return pieces
}

const plain = (html: string): string => oneLine(wordsIn(readHtml(html)))
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const wrapped = (html: string, wrap: readonly Element[]): string =>
  wrap.reduceRight((inner, { name, attributes }) => `${startTag(name, attributes)}${inner}</${name}>`, html)

const wrappedIn = (name: string, { attributes }: Element, html: string): string => {
  const { id, class: classes, lang, dir } = attributes
  const kept = Object.entries({ id, class: classes, lang, dir }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return `${startTag(name, Object.fromEntries(kept))}${html}</${name}>`
}

/** Without white space and line breaks at both ends. */
function trim(nodes: readonly Node[]): Node[] {
  const rest = [...nodes]
  const isBlank = (node: Node | undefined) =>
    node !== undefined && (typeof node === 'string' ? node.trim() === '' : node.name === 'br')
  while (isBlank(rest[0])) rest.shift()
  while (isBlank(rest.at(-1))) rest.pop()
  const [first] = rest
  if (typeof first === 'string') rest[0] = first.trimStart()
  const last = rest.at(-1)
  if (typeof last === 'string') rest[rest.length - 1] = last.trimEnd()
  return rest
}

interface ShownPicture {
  image: Element
  href?: string | undefined
}

/** The pictures of a line in which nothing else stands. */
function onlyPictures(nodes: readonly Node[], wrap: readonly Element[]): ShownPicture[] | undefined {
  const found: ShownPicture[] = []
  const look = (nodes: readonly Node[], href: string | undefined): boolean =>
    nodes.every((node) => {
      if (typeof node === 'string') return node.trim() === ''
      if (node.name === 'br') return true
      if (node.name === 'img') {
        found.push({ image: node, href })
        return true
      }
      return look(node.children, node.name === 'a' ? node.attributes.href : href)
    })
  const around = wrap.find(({ name }) => name === 'a')?.attributes.href
  return look(nodes, around) && found.length > 0 ? found : undefined
}

/** A picture of ours as a widget, from the `img` that a text got. */
function pictureDraft(
  { attributes }: Element,
  { align, href, caption = '' }: { align: Align; href?: string | undefined; caption?: string },
): Draft {
  const shown = Number(attributes['data-shown'])
  return {
    type: 'picture',
    props: {
      media: Number(attributes['data-picture']),
      caption: caption.slice(0, 2_000),
      link: href && isSafeLink(href) && !href.startsWith('/media/') ? href : '',
      width: shown > 0 && shown <= 200 ? '33' : shown > 0 && shown <= 400 ? '50' : '100',
      align: (attributes['data-align'] as Align | undefined) ?? align,
    },
  }
}

/** A film whose bare address is all that a paragraph says. */
function filmIn(nodes: readonly Node[], making: Making): Draft[] | undefined {
  const words = wordsIn(nodes).trim()
  if (!/^https?:\/\/\S{1,2000}$/.test(words)) return undefined
  const [only] = nodes.filter((node) => typeof node !== 'string' || node.trim() !== '')
  if (isElement(only) && (only.name !== 'a' || oneLine(wordsIn([only])) !== words)) return undefined
  return embedOf(words, making)
}

export function alignOf({ name, attributes }: Element): Align | undefined {
  if (name === 'center') return 'center'
  const classes = attributes.class ?? ''
  const said =
    /(?:^|;)\s{0,9}text-align\s{0,9}:\s{0,9}(left|center|right|start|end|justify)/i.exec(
      attributes.style ?? '',
    )?.[1] ??
    /(?:^|\s)has-text-align-(left|center|right)(?:\s|$)/.exec(classes)?.[1] ??
    /(?:^|\s)align(left|center|right)(?:\s|$)/.exec(classes)?.[1] ??
    (/^(?:left|center|right)$/i.test(attributes.align ?? '') ? attributes.align : undefined)
  const word = said?.toLowerCase()
  if (word === 'center' || word === 'right') return word
  if (word === 'end') return 'right'
  return word === undefined ? undefined : 'left'
}

/** Makes of a tree what may stand in a text, and writes it. */
function createWriter(making: Making, held: Held, autop: boolean) {
  const { links, losses } = making

  const tidy = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => tidied(node))

  function tidied(node: Node): Node[] {
    if (typeof node === 'string') return [node]
    const { name, attributes } = node
    if (unread.has(name)) {
      if (reported.has(name) && (wordsIn(node.children).trim() !== '' || attributes.src))
        losses.add('script', name)
      return []
    }
    switch (name) {
      case 'img':
        return image(node)
      case 'iframe':
      case 'embed':
      case 'object':
      case 'video':
      case 'audio':
        return framed(node)
      case 'form':
        losses.add('form', attributes.action ?? attributes.id ?? 'form')
        break
      case 'a':
        return anchor(node)
    }
    return [{ name, attributes, children: tidy(node.children) }]
  }

  function anchor({ attributes, children }: Element): Node[] {
    const inside = tidy(children)
    const { href, target, id, name, title, hreflang, lang } = attributes
    const to = href === undefined ? '' : addressOf(href, making)
    const isOfPicture = inside.some((node) => isElement(node) && node.name === 'img')
    const anchorId = id ?? (href === undefined ? name : undefined)
    const kept: Record<string, string> = {
      ...(to && !(isOfPicture && to === inside.find(isElement)?.attributes.src) ? { href: to } : {}),
      ...(target === '_blank' && { target }),
      ...(anchorId && { id: anchorId }),
      ...(title && { title }),
      ...(hreflang && { hreflang }),
      ...(lang && { lang }),
    }
    // A link that leads nowhere is its words.
    if (!('href' in kept) && !anchorId) return inside
    return [{ name: 'a', attributes: kept, children: inside }]
  }

  function image({ attributes }: Element): Node[] {
    const file = attributes['data-wpfdfile']
    const category = attributes['data-wpfdcategory']
    if (file !== undefined || category !== undefined)
      return fileImage(file, category ?? attributes['data-category'])
    const classes = attributes.class ?? ''
    const alt = attributes.alt ?? ''
    if (/(?:^|\s)(?:wp-smiley|emoji)(?:\s|$)/.test(classes)) return [alt]
    const src = [
      attributes.src,
      attributes['data-src'],
      attributes['data-lazy-src'],
      attributes['data-orig-file'],
    ].find((one) => one && !one.startsWith('data:'))
    const id =
      Number(/(?:^|\s)wp-image-(\d{1,15})(?:\s|$)/.exec(classes)?.[1] ?? attributes['data-id']) || undefined
    const found = id !== undefined || src ? links.picture({ id, url: src }) : undefined
    if (found) making.pictures.set(found.id, found)
    if (found) return [imageOf(found, attributes, alignOf({ name: 'img', attributes, children: [] }))]
    losses.add('picture', src ?? 'data:')
    if (!src || links.isOld(src) || !/^https?:\/\//i.test(src)) return []
    const href = addressOf(src, making)
    return href ? [{ name: 'a', attributes: { href }, children: [alt || fileNameOf(href)] }] : []
  }

  function fileImage(file: string | undefined, category: string | undefined): Node[] {
    const fileId = Number(file)
    const known = Number.isSafeInteger(fileId) && fileId > 0 ? links.file(fileId) : undefined
    if (known) return [held.hold([fileDraft(known)])]
    const categoryId = Number(category)
    if (file === undefined || file === '') {
      const listed =
        Number.isSafeInteger(categoryId) && categoryId > 0 ? links.fileCategory(categoryId) : undefined
      if (listed) return [held.hold([categoryDraft(listed)])]
    }
    losses.add('file', file ?? category ?? '')
    return []
  }

  function framed({ name, attributes, children }: Element): Node[] {
    const source = [...elementsIn(children)].find(
      (one) => (one.name === 'source' || one.name === 'embed') && one.attributes.src,
    )
    const address = [attributes.src, attributes['data-src'], attributes.data, source?.attributes.src].find(
      (one) => one && one !== 'about:blank' && !one.startsWith('data:'),
    )
    if (!address)
      return tidy(children.filter((child) => typeof child === 'string' || child.name !== 'source'))
    const drafts = embedOf(address, making, {
      isFilm: name === 'video',
      isFramed: name !== 'video',
      title: attributes.title,
    })
    return drafts && drafts.length > 0 ? [held.hold(drafts)] : tidy(children)
  }

  /** Words in a line, with the marks of blocks replaced by what these say. */
  const line = (nodes: readonly Node[], within = 'p'): string =>
    nodes
      .map((node, index) => {
        if (typeof node !== 'string') return writeElement(node)
        return textIn(node, within, nodes[index - 1], nodes[index + 1])
      })
      .join('')

  function textIn(text: string, within: string, before: Node | undefined, after: Node | undefined): string {
    return held
      .split(text)
      .map((part) => {
        if (typeof part !== 'string') return proseOf(part, making)
        if (!autop || !lineBlocks.has(within)) return escapeText(part)
        let said = part
        const endsLine = (node: Node | undefined) => isElement(node) && (node.name === 'br' || isBlock(node))
        if (before === undefined || endsLine(before)) said = said.trimStart()
        if (after === undefined || endsLine(after)) said = said.trimEnd()
        return escapeText(said.replace(/\n\s*/g, '\n')).replaceAll('\n', '<br>')
      })
      .join('')
  }

  function writeElement(node: Element): string {
    const { name, attributes, children } = node
    if (name === 'br') return '<br>'
    if (name === 'img' || name === 'hr' || name === 'wbr')
      return name === 'wbr' ? '' : startTag(name, withoutData(attributes))
    const within = name === 'pre' || !isBlock(node) ? (name === 'pre' ? 'pre' : 'p') : name
    const inner = name === 'pre' ? children.map((child) => preNode(child)).join('') : line(children, within)
    if (name === 'p' && !showsAnything(inner)) return ''
    if (name === 'div' || name === 'section' || name === 'article' || name === 'center')
      return `<div>${inner}</div>`
    return `${startTag(name, withoutData(attributes))}${inner}</${name}>`
  }

  const preNode = (node: Node): string =>
    typeof node === 'string'
      ? held
          .split(node)
          .map((part) => (typeof part === 'string' ? escapeText(part) : proseOf(part, making)))
          .join('')
      : node.name === 'br'
        ? '\n'
        : `${startTag(node.name, withoutData(node.attributes))}${node.children.map(preNode).join('')}</${node.name}>`

  return { tidy, line, node: (node: Element): string => writeElement(node) }
}

/** A picture of ours in a text. What is known of it besides goes to the widget that shows it alone. */
const imageOf = (
  found: KnownPicture,
  attributes: Readonly<Record<string, string>>,
  align: Align | undefined,
): Element => ({
  name: 'img',
  attributes: {
    src: found.src,
    alt: attributes.alt || found.alt || '',
    ...(found.width && found.height ? { width: String(found.width), height: String(found.height) } : {}),
    loading: 'lazy',
    'data-picture': String(found.id),
    ...(align && { 'data-align': align }),
    ...(align && align !== 'center' && /^\d{1,5}$/.test(attributes.width ?? '')
      ? { 'data-shown': attributes.width ?? '' }
      : {}),
  },
  children: [],
})

const withoutData = (attributes: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).filter(
      ([name]) => !name.startsWith('data-') && !name.startsWith('on') && name !== 'style',
    ),
  )

/** Pieces as widgets; neighbours with one alignment stand in one text. */
export function draftsOf(pieces: readonly Piece[], making: Making): Draft[] {
  const drafts: Draft[] = []
  const targets = targetsIn(pieces)
  let run: { html: string; align: Align } | undefined
  const end = () => {
    if (run) drafts.push({ type: 'text', props: { html: run.html, align: run.align } })
    run = undefined
  }
  for (const piece of pieces) {
    if ('drafts' in piece) {
      end()
      if (making.budget.blocks <= 0) making.losses.add('too-much', 'blocks')
      else drafts.push(...piece.drafts)
      making.budget.blocks -= piece.drafts.length
      continue
    }
    const heading = headingOf(piece)
    if (heading) {
      end()
      drafts.push(heading)
    } else if (hasTarget(piece.html, targets)) {
      // Only HTML keeps the ids that links of the page lead to.
      end()
      const last = drafts.at(-1)
      if (last?.type === 'html') last.props.html = `${last.props.html}\n${piece.html}`
      else drafts.push({ type: 'html', props: { html: piece.html } })
    } else if (run && run.align === piece.align && run.html.length < 200_000) run.html += `\n${piece.html}`
    else {
      end()
      run = { ...piece }
    }
  }
  end()
  return drafts
}

/** A heading that links can lead to; one with markup stays in its text. */
function headingOf({ html, align }: { html: string; align: Align }): Draft | undefined {
  if (!/^<h[234] /.test(html)) return undefined
  const [heading, ...rest] = readHtml(html)
  if (!isElement(heading) || rest.length > 0 || heading.children.some(isElement)) return undefined
  const anchor = heading.attributes.id ?? ''
  const text = oneLine(wordsIn(heading.children))
  if (!/^[A-Za-z_][\w-]{0,190}$/.test(anchor) || text.length > 1_000) return undefined
  return { type: 'heading', props: { text, level: Number(heading.name[1]), size: 'own', align, anchor } }
}

/** Ids of elements to which links of the same text lead. */
function targetsIn(pieces: readonly Piece[]): Set<string> {
  const targets = new Set<string>()
  for (const piece of pieces)
    if (!('drafts' in piece))
      for (const [, id = ''] of piece.html.matchAll(/ href="#([^"\s]{1,200})"/g)) targets.add(id)
  return targets
}

function hasTarget(html: string, targets: ReadonlySet<string>): boolean {
  if (targets.size === 0) return false
  for (const [, id = ''] of html.matchAll(/ id="([^"]{1,200})"/g)) if (targets.has(id)) return true
  return false
}

/** Pieces as the text of an entry, which has no alignments. */
export const proseOfPieces = (pieces: readonly Piece[], making: Making): string =>
  pieces
    .map((piece) => {
      if ('drafts' in piece) return proseOf(piece.drafts, making)
      if (piece.align !== 'left') making.losses.add('layout', 'align')
      return piece.html
    })
    .join('\n')
