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
    // A page has one h1, its title.
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

/**
 * Written text without anything that runs, frames, styles or calls a third party: texts come from staff, but also from
 * imports (abuse cases 16 and 23).
 * @param ids keeps what a link within the text leads to
 */
export const cleanProse = (html: string, { ids = false } = {}): string =>
  sanitizeHtml(html, ids ? withIds : plain)

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

/** The words of a written text, each of its blocks on a line. */
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
  parser.end(html)
  return words
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
}
