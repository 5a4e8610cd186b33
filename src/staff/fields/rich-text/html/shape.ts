const passages = new Set([
  'A',
  'ABBR',
  'B',
  'CITE',
  'CODE',
  'DEL',
  'EM',
  'I',
  'INS',
  'KBD',
  'MARK',
  'Q',
  'S',
  'SMALL',
  'SPAN',
  'STRONG',
  'SUB',
  'SUP',
  'TIME',
  'U',
])
const same: Readonly<Record<string, string>> = { B: 'STRONG', I: 'EM' }
/** Elements in which a line may or may not be wrapped in a paragraph. */
const holders = new Set(['LI', 'TD', 'TH', 'DIV', 'BLOCKQUOTE', 'BODY'])

type Shape = readonly unknown[]
/** Prefix of a placeholder; it never occurs in the text of a parsed page. */
const atom = '\u0000'
const lineBreak = `${atom}BR`
/** A piece of a line: text or a placeholder, with the inline elements around it. */
type Piece = readonly [said: string, marks: readonly string[]]

/** Inline nodes: text, line breaks, inline pictures and elements. */
export const isInline = ({ nodeName }: Node): boolean =>
  nodeName === '#text' || nodeName === 'BR' || nodeName === 'IMG' || passages.has(nodeName)

/**
 * What a text says, without the ways in which the same can be written: the order of marks on a word, white space that
 * nobody sees, a paragraph round a line of an item. Two texts of one shape are read alike.
 */
export const shapeOf = (root: Element): string => JSON.stringify(blocksOf(root))

function blocksOf(parent: Element): Shape {
  const shapes: unknown[] = []
  let line: Piece[] = []
  const end = () => {
    const said = spaced(merged(line), parent.nodeName === 'PRE')
    if (said.length > 0) shapes.push(holders.has(parent.nodeName) ? ['P', '', [said]] : said)
    line = []
  }
  for (const node of parent.childNodes) {
    if (isInline(node)) line.push(...piecesOf(node, []))
    else if (isElement(node)) {
      end()
      shapes.push([node.nodeName, attributesOf(node), blocksOf(node)])
    }
  }
  end()
  return shapes
}

function piecesOf(node: Node, marks: readonly string[]): Piece[] {
  if (node.nodeName === '#text') return [[node.textContent ?? '', marks]]
  if (!isElement(node)) return []
  const attributes = attributesOf(node)
  if (node.nodeName === 'BR') return [[lineBreak, marks]]
  if (!passages.has(node.nodeName)) return [[`${atom}${node.nodeName} ${attributes} ${shapeOf(node)}`, marks]]
  const saysNothing = attributes === '' && (node.nodeName === 'SPAN' || node.nodeName === 'A')
  const mark = `${same[node.nodeName] ?? node.nodeName} ${attributes}`
  const inside = saysNothing || marks.includes(mark) ? marks : [...marks, mark].toSorted()
  return [...node.childNodes].flatMap((child) => piecesOf(child, inside))
}

const isElement = (node: Node): node is Element => node.nodeType === 1

const attributesOf = (element: Element): string =>
  [...element.attributes]
    .filter(({ name, value }) => !(value === '1' && /^(col|row)span$/.test(name)))
    .map(
      ({ name, value }) =>
        `${name}=${name === 'class' ? value.trim().split(/\s+/).toSorted().join(' ') : value}`,
    )
    .toSorted()
    .join('\n')

function merged(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const [said, marks] of pieces) {
    const last = joined.at(-1)
    if (last && isText(last) && isText([said, marks]) && last[1].join() === marks.join())
      joined[joined.length - 1] = [last[0] + said, marks]
    else joined.push([said, marks])
  }
  return joined
}

const isText = ([said]: Piece) => !said.startsWith(atom)

/** White space as a browser shows it: collapsed, and trimmed at the ends of a line. */
function spaced(pieces: readonly Piece[], isKept: boolean): Piece[] {
  if (isKept) return [...pieces]
  let before = ' '
  const collapsed = pieces.map(([said, marks], place): Piece => {
    if (!isText([said, marks])) {
      before = said === lineBreak ? ' ' : 'x'
      return [said, marks]
    }
    let text = said.replace(/[ \t\r\n\f]+/g, ' ')
    if (before === ' ') text = text.replace(/^ /, '')
    const next = pieces[place + 1]
    if (!next || next[0] === lineBreak) text = text.replace(/ $/, '')
    if (text !== '') before = text.endsWith(' ') ? ' ' : 'x'
    return [text, marks]
  })
  return merged(collapsed.filter(([said]) => said !== ''))
}
