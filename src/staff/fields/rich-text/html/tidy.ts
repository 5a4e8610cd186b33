/** Elements whose only paragraph has no attributes: the paragraph is unwrapped. */
const holders = new Set(['LI', 'TD', 'TH', 'DIV'])
const lists = new Set(['UL', 'OL'])

/** Turns the editor's HTML into that of a page: without the paragraphs that only the editor needs. */
export function tidy(root: ParentNode): void {
  for (const table of root.querySelectorAll('table')) tableParts(table)
  for (const paragraph of root.querySelectorAll('p')) {
    const { parentElement: parent } = paragraph
    if (!parent || !holders.has(parent.tagName) || paragraph.attributes.length > 0) continue
    const others = [...parent.children].filter((child) => child !== paragraph)
    const isAlone = others.length === 0 && parent.childNodes.length === 1
    const headsLists =
      parent.tagName === 'LI' &&
      parent.firstChild === paragraph &&
      others.every(({ tagName }) => lists.has(tagName))
    if (isAlone || headsLists) paragraph.replaceWith(...paragraph.childNodes)
  }
  for (const caption of root.querySelectorAll('figcaption')) if (!caption.hasChildNodes()) caption.remove()
}

/** Rebuilds the head and foot of a table from the attributes of its rows. */
function tableParts(table: Element): void {
  const rows = [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table)
  const made: Element[] = []
  for (const row of rows) {
    const tag = { head: 'thead', foot: 'tfoot' }[row.getAttribute('data-part') ?? ''] ?? 'tbody'
    row.removeAttribute('data-part')
    const last = made.at(-1)
    if (last?.localName === tag) last.append(row)
    else {
      const part = table.ownerDocument.createElement(tag)
      part.append(row)
      made.push(part)
    }
  }
  table.replaceChildren(...made)
}
