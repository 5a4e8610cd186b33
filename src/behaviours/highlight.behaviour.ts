import type { Mount } from './contract.ts'

/** decisions, Consent and third parties: at most 20 words. */
const maxWords = 20

/**
 * Marks each word of `?highlight=` in the paragraphs of content widgets, ignoring case (section 2, CAT-10). Works on
 * text nodes only, so that nothing from the address becomes markup.
 */
export function highlight(root: Element, words: readonly string[]): HTMLElement[] {
  const wanted = words.filter(Boolean).slice(0, maxWords)
  if (wanted.length === 0) return []
  // Where a word begins another, the longer one counts.
  wanted.sort((one, other) => other.length - one.length)
  // linear: words, without operators
  const pattern = new RegExp(
    wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'),
    'giu',
  )
  const marks: HTMLElement[] = []
  for (const paragraph of root.querySelectorAll('[data-content] p')) {
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
    const nodes: Text[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node instanceof Text) nodes.push(node)
    for (const node of nodes) marks.push(...markIn(node, pattern))
  }
  return marks
}

function markIn(node: Text, pattern: RegExp): HTMLElement[] {
  const text = node.data
  const matches = [...text.matchAll(pattern)]
  if (matches.length === 0) return []
  const parts = new DocumentFragment()
  const marks: HTMLElement[] = []
  let from = 0
  for (const match of matches) {
    parts.append(text.slice(from, match.index))
    const mark = document.createElement('mark')
    mark.textContent = match[0]
    parts.append(mark)
    marks.push(mark)
    from = match.index + match[0].length
  }
  parts.append(text.slice(from))
  node.replaceWith(parts)
  return marks
}

export const mount: Mount = (root) => {
  const words = new URLSearchParams(location.search).get('highlight')
  const marks = words ? highlight(root, words.split(' ')) : []
  return () => {
    for (const mark of marks) mark.replaceWith(mark.textContent ?? '')
  }
}
