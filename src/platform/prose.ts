import { Parser, Tokenizer } from 'htmlparser2'
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

/** The deepest nesting of a text; parsers take time that grows with the square of the depth. */
const deepest = 100
const empty = new Set(
  'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr'.split(
    ' ',
  ),
)
const heads = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
/** Elements that the parser closes by itself before it opens an element, since people leave out end tags. */
const closedBy: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [
    ...['li', 'a', 'option', 'th'].map((name) => [name, [name]] as const),
    ...heads.map((name) => [name, [...heads, 'p']] as const),
    ...'p div ul ol dl blockquote table pre section article figure figcaption hr'
      .split(' ')
      .map((name) => [name, ['p']] as const),
    ...['dd', 'dt'].map((name) => [name, ['dd', 'dt']] as const),
    ...['tbody', 'tfoot'].map((name) => [name, ['thead', 'tbody']] as const),
    ['tr', ['tr', 'th', 'td']] as const,
    ['td', ['thead', 'th', 'td']] as const,
  ].map(([name, closed]) => [name, new Set(closed)]),
)
const nothing = () => undefined

/** Removes tags that are nested deeper than in any real text, and end tags that close nothing. */
export function shallow(html: string): string {
  const open: string[] = []
  let shown = ''
  let from = 0
  const dropTag = (at: number) => {
    shown += html.slice(from, at)
    const end = html.indexOf('>', at)
    from = end === -1 ? html.length : end + 1
  }
  /** The start of the first tag that is too deep. */
  let tooDeep: number | undefined
  const endTag = (end: number) => {
    if (tooDeep === undefined) return
    shown += html.slice(from, tooDeep)
    from = end + 1
    tooDeep = undefined
  }
  const tokenizer = new Tokenizer(
    { xmlMode: false, decodeEntities: false },
    {
      onopentagname(start, end) {
        const name = html.slice(start, end).toLowerCase()
        const closed = closedBy.get(name)
        while (closed?.has(open.at(-1) ?? '')) open.pop()
        if (empty.has(name)) return
        if (open.length < deepest) open.push(name)
        else tooDeep = start - 1
      },
      onopentagend: endTag,
      onselfclosingtag: endTag,
      onclosetag(start, end) {
        const name = html.slice(start, end).toLowerCase()
        const at = open.lastIndexOf(name)
        if (at >= 0) open.length = at
        else if (name !== 'p' && name !== 'br') dropTag(start - 2)
      },
      onattribdata: nothing,
      onattribentity: nothing,
      onattribend: nothing,
      onattribname: nothing,
      oncdata: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onend: nothing,
      onprocessinginstruction: nothing,
      ontext: nothing,
      ontextentity: nothing,
    },
  )
  tokenizer.write(html)
  tokenizer.end()
  return shown + html.slice(from, tooDeep)
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

/** The plain text of HTML, each block on a line of its own. */
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
