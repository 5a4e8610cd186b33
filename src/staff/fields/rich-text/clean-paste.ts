import { listsOfWord } from './word-lists.ts'

/**
 * HTML as Word and its like put it on the clipboard, without what only they understand: comments, conditional parts,
 * their own elements and styles. What the editor does not know of the rest it leaves out itself.
 */
export const cleanPaste = (html: string): string =>
  listsOfWord(html)
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<!\[if [\s\S]*?<!\[endif\]>/gi, '')
    .replace(/<(style|script|xml|title)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<\/?(o|w|m|v):[^>]*>/gi, '')
    // Word marks an empty line with a paragraph that holds a blank.
    .replace(/<p[^>]*>(\s|&nbsp;|<span[^>]*>|<\/span>)*<\/p>/gi, '')
