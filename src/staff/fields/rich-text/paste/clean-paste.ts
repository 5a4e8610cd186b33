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

const withoutWord = (html: string): string =>
  listsOfWord(html)
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<!\[if [\s\S]*?<!\[endif\]>/gi, '')
    .replace(/<(style|script|xml|title)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<\/?(o|w|m|v):[^>]*>/gi, '')
    // Word writes an empty line as a paragraph with a space.
    .replace(/<p[^>]*>(\s|&nbsp;|<span[^>]*>|<\/span>)*<\/p>/gi, '')
