// linear: nothing runs past the next paragraph
const item = /<p\b(?=[^<>]*\bmso-list:)[^<>]*>(?:(?!<\/?p\b)[\s\S])*<\/p>/gi
// linear: nothing runs past the next paragraph
const itemsInARow = /(?:<p\b(?=[^<>]*\bmso-list:)[^<>]*>(?:(?!<\/?p\b)[\s\S])*<\/p>\s*)+/gi
/** Word writes the bullet or number of an item as text, for programs without lists. */
// linear: nothing runs past the next mark of Word
const sign =
  /<!\[if !supportLists\]>((?:(?!<!\[)[\s\S])*)<!\[endif\]>|<span\b(?=[^<>]*mso-list:\s*Ignore)[^<>]*>((?:(?!<\/?span\b)[\s\S])*(?:<span\b[^<>]*>(?:(?!<\/?span\b)[\s\S])*<\/span>\s*)?)<\/span>/i

const textOf = (html: string) =>
  html
    .replace(/<[^<>]*>|&nbsp;/g, '')
    .replace(/\u00a0/g, '')
    .trim()

/** Turns Word's lists, which are paragraphs with a bullet in front, into flat lists. */
export const listsOfWord = (html: string): string =>
  html.replace(itemsInARow, (row) => {
    const items = row.match(item) ?? []
    const [, first = '', other = ''] = sign.exec(items[0] ?? '') ?? []
    const list = /^[(]?([0-9]+|[a-z]|[ivx]+)[.)]$/i.test(textOf(first || other)) ? 'ol' : 'ul'
    const inside = items.map(
      (one) => `<li>${one.replace(sign, '').replace(/^<p\b[^<>]*>|<\/p>$/gi, '')}</li>`,
    )
    return `<${list}>${inside.join('')}</${list}>`
  })
