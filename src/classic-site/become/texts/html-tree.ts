import { Parser } from 'htmlparser2'
import { escapeHtml } from '../../../kernel/html.ts'
import { shallow } from '../../../platform/prose.ts'

export interface Element {
  name: string
  attributes: Record<string, string>
  children: Node[]
}
/** A text, decoded, or an element. */
export type Node = string | Element

export const isElement = (node: Node | undefined): node is Element => typeof node === 'object'

/** Parses HTML, with an end to its depth. Comments are left out. */
export function readHtml(html: string): Node[] {
  const root: Node[] = []
  const open: Element[] = []
  const here = () => open.at(-1)?.children ?? root
  const parser = new Parser({
    onopentag(name, attributes) {
      const element: Element = { name, attributes, children: [] }
      here().push(element)
      open.push(element)
    },
    onclosetag() {
      open.pop()
    },
    ontext(text) {
      const nodes = here()
      const last = nodes.at(-1)
      if (typeof last === 'string') nodes[nodes.length - 1] = last + text
      else nodes.push(text)
    },
  })
  parser.end(shallow(html))
  return root
}

const empty = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))

/** Writes nodes as HTML. */
export const writeHtml = (nodes: readonly Node[]): string => nodes.map(writeNode).join('')

export const writeNode = (node: Node): string => {
  if (typeof node === 'string') return escapeText(node)
  const start = startTag(node.name, node.attributes)
  return empty.has(node.name) ? start : `${start}${writeHtml(node.children)}</${node.name}>`
}

export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export const startTag = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
    .join('')}>`

/** The words in nodes, as they would be read. */
export const wordsIn = (nodes: readonly Node[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : wordsIn(node.children))).join('')

export function* elementsIn(nodes: readonly Node[]): Generator<Element> {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    yield node
    yield* elementsIn(node.children)
  }
}

/** Whether HTML of ours shows anything: words, a picture or a line. */
export function showsAnything(html: string): boolean {
  for (let at = 0; at < html.length; at++) {
    if (html[at] === '<') {
      if (/^<(?:img|hr)[\s/>]/.test(html.slice(at, at + 5))) return true
      const end = html.indexOf('>', at)
      if (end === -1) return true
      at = end
    } else if (html.startsWith('&nbsp;', at)) at += 5
    else if (html[at]?.trim() !== '') return true
  }
  return false
}
