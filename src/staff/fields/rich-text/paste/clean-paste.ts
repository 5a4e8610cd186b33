import { listsOfWord } from './word-lists.ts'

/** Maps elements of word processors to ours. A page has one h1, its title. */
const renamed: Readonly<Record<string, string>> = { H1: 'h2', DIV: 'p' }
const foreign = ['class', 'lang', 'dir', 'id', 'title', 'align', 'width', 'height']

/**
 * HTML as Word and its like put it on the clipboard, without what only they understand: comments, conditional parts,
 * their own elements and styles. What the editor does not know of the rest it leaves out itself.
 */
export function cleanPaste(html: string): string {
  // A copy from one of our own texts needs no cleaning.
  if (html.includes('data-pm-slice')) return html
  const { body } = new DOMParser().parseFromString(withoutWord(html), 'text/html')
  for (const element of body.querySelectorAll('*')) {
    const name = /\bMso(Sub)?title\b/i.test(element.className) ? 'h2' : renamed[element.nodeName]
    for (const attribute of foreign) element.removeAttribute(attribute)
    if (!name) continue
    const other = body.ownerDocument.createElement(name)
    other.append(...element.childNodes)
    element.replaceWith(other)
  }
  return body.innerHTML
}

/** What is left out with all that stands between. */
const hidden = [
  ['<!--', '-->'],
  ['<![if ', '<![endif]>'],
  ...['style', 'script', 'xml', 'title'].map((name) => [`<${name}`, `</${name}>`] as const),
] as const

function dropBetween(html: string, start: string, end: string): string {
  // Letters whose lower case is longer would shift what follows.
  const search = html.replace(/[^\0-\x7f]/g, ' ').toLowerCase()
  let left = ''
  let from = 0
  for (;;) {
    const begins = search.indexOf(start, from)
    const ends = begins < 0 ? -1 : search.indexOf(end, begins + start.length)
    if (ends < 0) return left + html.slice(from)
    left += html.slice(from, begins)
    from = ends + end.length
  }
}

const withoutWord = (html: string): string =>
  hidden
    .reduce((left, [start, end]) => dropBetween(left, start, end), listsOfWord(html))
    .replace(/<\/?(o|w|m|v):[^<>]*>/gi, '')
    // Word writes an empty line as a paragraph with a space.
    // linear: nothing runs past the next paragraph
    .replace(/<p\b[^<>]*>(\s|&nbsp;|<span\b[^<>]*>|<\/span>)*<\/p>/gi, '')
