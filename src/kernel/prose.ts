import { withoutControls } from './control-characters.ts'

/** What written text may hold: the server's cleaning and the editor of the staff area follow the same lists. */

export const proseTags: readonly string[] = [
  ...['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'hr', 'br', 'address', 'div'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'img'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['a', 'abbr', 'b', 'cite', 'code', 'del', 'em', 'i', 'ins', 'kbd', 'mark', 'q', 's', 'small'],
  ...['span', 'strong', 'sub', 'sup', 'time', 'u'],
]

/** Attributes by tag; `*` are those of every tag. */
export const proseAttributes: Readonly<Record<string, readonly string[]>> = {
  '*': ['lang', 'dir', 'title'],
  a: ['href', 'hreflang', 'target', 'rel'],
  img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
  time: ['datetime'],
  ol: ['start', 'reversed', 'type'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  q: ['cite'],
  blockquote: ['cite'],
}

/** Attributes that hold an address. */
export const addressAttributes: readonly string[] = ['href', 'src', 'srcset', 'cite']

/** Classes of `prose.css` and `base.css` that an editor may put on a passage. */
export const proseClasses: readonly string[] = ['lead', 'aside', 'small', 'quiet', 'num', 'nb']

/** Where a link may lead; pictures are our own. */
export const linkSchemes: readonly string[] = ['http', 'https', 'mailto', 'tel']

/** Pictures stand on this site: a page asks no other for anything. */
export const isOwnPicture = (src: string): boolean => /^\/(?![/\\])/.test(src)

const scheme = /^([a-z][a-z0-9+.-]*):/i

/** Addresses a visitor may be led to: a path, a hash or query, http(s), mail, phone. */
export function isSafeLink(address: string): boolean {
  // Browsers skip white space and control characters inside a scheme.
  const bare = withoutControls(address).replaceAll(' ', '')
  if (/^[/\\]{2}/.test(bare)) return false
  const name = scheme.exec(bare)?.[1]
  return name === undefined || linkSchemes.includes(name.toLowerCase())
}
