import { type Bytes, formatBytes } from '../../../kernel/bytes.ts'
import { dropEnd } from '../../../kernel/drop-end.ts'
import { deviceOf } from '../../../kernel/per-device.ts'
import { isWeak } from './contrast.ts'

/** A fault that would hinder a visitor, and the widget that has it. */
export interface Warning {
  kind:
    | 'alt'
    | 'no-title'
    | 'two-titles'
    | 'skipped-level'
    | 'empty-link'
    | 'weak-contrast'
    | 'many-pictures'
    | 'heavy'
    | 'hidden-slot'
    | 'empty-slot'
    | 'hidden-everywhere'
    | 'unfit'
    | 'incomplete'
    | 'vague-link'
    | 'dead-link'
    | 'misspelt'
    | 'unsized'
    | 'script'
    | 'unseen-link'
    | 'empty-heading'
    | 'double-alt'
    | 'nameless-button'
    | 'nameless-field'
    | 'nameless-frame'
    | 'broken-list'
    | 'broken-table'
    | 'broken-aria'
    | 'nested'
    | 'loud'
    | 'moving'
  /** Words that identify it: a heading, a file name. */
  about: string
  /** The widget's id. */
  block?: string | undefined
  /** For a heading that skips a level: the level that it should have. */
  level?: number
  /** For a misspelt word: the correct spelling. */
  instead?: string
}

/** More pictures than a page on a phone should fetch. */
const manyPictures = 60
/** The largest total size of a page's pictures, for slow rural connections. */
const heavyBytes: Bytes = 2_000_000

/**
 * Looks over the page as the canvas shows it. `isWhole` says that it is a page of its own, which needs a title;
 * a header or a footer does not.
 */
export function findWarnings(root: Document | Element, isWhole: boolean): Warning[] {
  return [
    ...headings(root, isWhole),
    ...pictures(root),
    ...links(root),
    ...vagueLinks(root),
    ...contrast(root),
    ...weight(root),
    ...foreign(root),
  ]
}

function headings(root: ParentNode, isWhole: boolean): Warning[] {
  const all = [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(isSeen)
  const titles = all.filter(({ tagName }) => tagName === 'H1')
  const found: Warning[] = []
  if (isWhole && titles.length === 0) found.push({ kind: 'no-title', about: '' })
  for (const title of titles.slice(1)) found.push({ kind: 'two-titles', ...placeOf(title) })
  // A missing title is reported once, not again at each heading.
  let before = titles.length > 0 ? 0 : 1
  for (const heading of all) {
    const level = Number(heading.tagName.slice(1))
    if (level > before + 1 && (isWhole || heading !== all[0]))
      found.push({ kind: 'skipped-level', ...placeOf(heading), level: Math.max(2, before + 1) })
    before = level
  }
  return found
}

function pictures(root: ParentNode): Warning[] {
  const all = [...root.querySelectorAll('img')]
  const silent = all.filter(
    (picture) =>
      !picture.hasAttribute('alt') ||
      // In a link or a card the text beside the picture is enough; a figure needs its own description.
      (picture.alt.trim() === '' &&
        picture.closest('figure') !== null &&
        picture.closest('a, .card') === null),
  )
  const found: Warning[] = silent.map((picture) => ({
    kind: 'alt',
    about: decodeURIComponent(picture.src.split('/').at(-1) ?? ''),
    block: blockOf(picture),
  }))
  return all.length > manyPictures ? [...found, { kind: 'many-pictures', about: String(all.length) }] : found
}

const links = (root: ParentNode): Warning[] =>
  [...root.querySelectorAll('a[href]')]
    .filter(
      (link) =>
        (link.textContent ?? '').trim() === '' &&
        !link.hasAttribute('aria-label') &&
        link.querySelector('img[alt]:not([alt=""]), svg[aria-label], title') === null,
    )
    .map((link) => ({ kind: 'empty-link', about: link.getAttribute('href') ?? '', block: blockOf(link) }))

/** Link texts that do not tell where the link leads when a screen reader lists the links of a page. */
const vague = new Set([
  'hier',
  'klik hier',
  'klik',
  'lees meer',
  'lees verder',
  'meer',
  'meer lezen',
  'meer info',
  'verder',
  'meer informatie',
  'link',
  'deze link',
  'deze pagina',
  'bekijk',
  'ga verder',
  'read more',
  'click here',
])

function vagueLinks(root: ParentNode): Warning[] {
  return [...root.querySelectorAll('a[href]')].flatMap((link) => {
    const words = (link.textContent ?? '').trim()
    const heard = link.getAttribute('aria-label') ?? words
    const isVague = vague.has(dropEnd(heard.toLowerCase(), /[\s.…›»→]/u))
    return isVague && !link.hasAttribute('aria-labelledby')
      ? [{ kind: 'vague-link' as const, about: words || heard, block: blockOf(link) }]
      : []
  })
}

/** HTML that administrators added: scripts, and pictures that shift the page when they load. */
function foreign(root: ParentNode): Warning[] {
  const scripts = [...root.querySelectorAll('.html-block script')].map((script) => ({
    kind: 'script' as const,
    about: script.getAttribute('src') ?? '',
    block: blockOf(script),
  }))
  const pictures = [...root.querySelectorAll('.html-block :is(img, iframe):not([width][height])')]
  return [
    ...scripts,
    ...pictures.map((picture) => ({
      kind: 'unsized' as const,
      about: picture.getAttribute('src') ?? '',
      block: blockOf(picture),
    })),
  ]
}

/** At most one for each widget: low contrast in one widget usually has one cause. */
function contrast(root: Document | Element): Warning[] {
  const view = ('defaultView' in root ? root : root.ownerDocument).defaultView
  if (!view) return []
  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? view.getComputedStyle(element)
    styles.set(element, known)
    return known
  }
  const told = new Set<string>()
  const found: Warning[] = []
  for (const element of root.querySelectorAll('[data-puck-component] *')) {
    const block = blockOf(element)
    const words = ownWords(element)
    if (words === '' || block === undefined || told.has(block) || !isSeen(element)) continue
    if (element.closest('.canvas-note, .canvas-wait, .sr') !== null || !isWeak(element, styleOf)) continue
    told.add(block)
    found.push({ kind: 'weak-contrast', about: words.slice(0, longestWords), block })
  }
  return found
}

const longestWords = 40

/** The element's own text, without that of its child elements. */
const ownWords = (element: Element): string =>
  [...element.childNodes]
    .filter(({ nodeType }) => nodeType === 3)
    .map(({ textContent }) => textContent ?? '')
    .join(' ')
    .trim()

/** The bytes that the browser fetched for the pictures. */
function weight(root: Document | Element): Warning[] {
  const performance = ('defaultView' in root ? root : root.ownerDocument).defaultView?.performance
  if (!performance) return []
  const shown = new Set([...root.querySelectorAll('img')].map(({ currentSrc, src }) => currentSrc || src))
  const sizes = new Map<string, Bytes>()
  for (const entry of performance.getEntriesByType('resource'))
    if ('encodedBodySize' in entry && shown.has(entry.name))
      sizes.set(entry.name, Math.max(sizes.get(entry.name) ?? 0, Number(entry.encodedBodySize)))
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  return total > heavyBytes ? [{ kind: 'heavy', about: formatBytes(total) }] : []
}

/** For the device that the canvas shows: other devices may have another title. */
const isSeen = (element: Element) => {
  const device = deviceOf(element.ownerDocument.defaultView?.innerWidth ?? 0)
  return element.closest(`[hidden], [aria-hidden="true"], .not-on-${device}`) === null
}

const placeOf = (heading: Element) => ({ about: (heading.textContent ?? '').trim(), block: blockOf(heading) })

/** Puck marks the box of each widget with its id. */
export const blockOf = (element: Element): string | undefined =>
  element.closest('[data-puck-component]')?.getAttribute('data-puck-component') ?? undefined
