import { withoutControls } from './control-characters.ts'

/** What formatted text may contain: the server's sanitizer and the editor of the staff area use the same lists. */

export const proseTags: readonly string[] = [
  'p',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'pre',
  'hr',
  'br',
  'address',
  'div',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'figure',
  'figcaption',
  'img',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'a',
  'abbr',
  'b',
  'cite',
  'code',
  'del',
  'em',
  'i',
  'ins',
  'kbd',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
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

/** Attributes that contain a URL. */
export const addressAttributes: readonly string[] = ['href', 'src', 'srcset', 'cite']

/** Classes of `prose.css` and `base.css` that an editor may use. */
export const proseClasses: readonly string[] = ['lead', 'aside', 'small', 'quiet', 'num', 'nb']

/** Allowed schemes of links; pictures must be our own. */
export const linkSchemes: readonly string[] = ['http', 'https', 'mailto', 'tel']

/** Whether a picture is on this site: pages request nothing from other sites. */
export const isOwnPicture = (src: string): boolean => /^\/(?![/\\])/.test(src)

const scheme = /^([a-z][a-z0-9+.-]*):/i

/** Whether a link is safe: a path, a hash or query, http(s), mail or phone. */
export function isSafeLink(address: string): boolean {
  // Browsers skip white space and control characters inside a scheme.
  const bare = withoutControls(address).replaceAll(' ', '')
  if (/^[/\\]{2}/.test(bare)) return false
  const name = scheme.exec(bare)?.[1]
  return name === undefined || linkSchemes.includes(name.toLowerCase())
}
