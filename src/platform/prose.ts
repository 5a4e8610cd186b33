import { Parser } from 'htmlparser2'
import sanitizeHtml from 'sanitize-html'
import {
  addressAttributes,
  isOwnPicture,
  linkSchemes,
  proseAttributes,
  proseClasses,
  proseTags,
} from '../kernel/prose.ts'

const options = (everywhere: readonly string[]): sanitizeHtml.IOptions => ({
  allowedTags: [...proseTags],
  allowedAttributes: {
    ...Object.fromEntries(Object.entries(proseAttributes).map(([tag, names]) => [tag, [...names]])),
    '*': [...(proseAttributes['*'] ?? []), ...everywhere],
  },
  allowedClasses: { '*': [...proseClasses] },
  allowedSchemes: [...linkSchemes],
  allowedSchemesByTag: { img: [] },
  allowedSchemesAppliedToAttributes: [...addressAttributes],
  allowProtocolRelative: false,
  transformTags: {
    // A page has one h1: its title.
    h1: 'h2',
    a: (tagName, { target, rel: _, ...rest }) => ({
      tagName,
      attribs: target === '_blank' ? { ...rest, target, rel: 'noopener' } : rest,
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPicture(attribs.src ?? ''),
})

const plain = options([])
const withIds = options(['id'])

/** No text nests deeper; parsers take time that grows with the square of the depth. */
const deepest = 100
const anyTag = /<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi
/** Elements that nothing closes, or that their neighbour closes: they add no depth. */
const withoutEnd = new Set([
  'br',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'wbr',
  'area',
  'base',
  'col',
  'embed',
  'source',
  'track',
  'p',
  'li',
  'dt',
  'dd',
  'tr',
  'td',
  'th',
  'thead',
  'tbody',
  'tfoot',
])

/** Returns HTML without the tags that open deeper than any text does. */
function shallow(html: string): string {
  let depth = 0
  return html.replace(anyTag, (tag, slash: string, name: string) => {
    if (withoutEnd.has(name.toLowerCase())) return tag
    if (slash) depth = Math.max(0, depth - 1)
    else if (depth >= deepest) return ''
    else depth += 1
    return tag
  })
}

/**
 * Removes scripts, frames, styles and calls to third parties from a text: texts come from staff, but also from imports
 * (abuse cases 16 and 23).
 * @param ids keeps ids, the targets of links within the text
 */
export const cleanProse = (html: string, { ids = false } = {}): string =>
  sanitizeHtml(shallow(html), ids ? withIds : plain)

const blocks = new Set([
  'p',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'li',
  'br',
  'tr',
  'div',
  'blockquote',
  'figcaption',
])

/** Returns the plain text of HTML, each block on a line. */
export function proseWords(html: string): string {
  let words = ''
  const parser = new Parser({
    ontext(text) {
      words += text
    },
    onclosetag(name) {
      if (blocks.has(name)) words += '\n'
    },
  })
  parser.end(shallow(html))
  return words
    .replace(/[^\S\n]+/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}
