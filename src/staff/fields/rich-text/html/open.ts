import { getSchema, type JSONContent } from '@tiptap/core'
import { DOMSerializer, type Node as Model, DOMParser as ModelParser } from '@tiptap/pm/model'
import { EditorState } from '@tiptap/pm/state'
import { fixTables } from '@tiptap/pm/tables'
import { extensions } from '../extensions.ts'
import { keep, keptHtml, keptTag } from '../schema/kept.ts'
import { cleanElements } from './clean.ts'
import { isInline, shapeOf } from './shape.ts'
import { tidy } from './tidy.ts'

const schema = getSchema(extensions())
const parser = ModelParser.fromSchema(schema)
const serializer = DOMSerializer.fromSchema(schema)

/**
 * A stored text as the editor takes it. Every block that would not come out as it went in is kept in one piece, which
 * cannot be typed into: nothing of a text is lost by opening it and typing in it.
 */
export function openHtml(html: string): JSONContent {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  cleanElements(body)
  wrapLines(body)
  for (const block of [...body.children]) {
    if (survives(block)) continue
    const kept = body.ownerDocument.createElement(keptTag)
    kept.setAttribute('data-piece', keep(block.outerHTML))
    block.replaceWith(kept)
  }
  return parser.parse(body).toJSON()
}

/** The editor's contents as stored HTML; empty without any text. */
export function saveHtml(model: Model): string {
  const root = htmlOf(model)
  for (const kept of root.querySelectorAll(keptTag)) {
    const holder = root.ownerDocument.createElement('template')
    holder.innerHTML = keptHtml(kept.getAttribute('data-piece'))
    kept.replaceWith(holder.content)
  }
  return root.innerHTML === '<p></p>' ? '' : root.innerHTML
}

function htmlOf(model: Model): HTMLElement {
  const { body } = document.implementation.createHTMLDocument()
  serializer.serializeFragment(model.content, { document: body.ownerDocument }, body)
  tidy(body)
  return body
}

/** Wraps text outside paragraphs in a paragraph. */
function wrapLines(body: HTMLElement): void {
  const made: HTMLElement[] = []
  let line: HTMLElement | undefined
  for (const node of [...body.childNodes]) {
    if (!isInline(node)) {
      line = undefined
      continue
    }
    if (!line) {
      line = body.ownerDocument.createElement('p')
      node.before(line)
      made.push(line)
    }
    line.append(node)
  }
  for (const paragraph of made) if (shapeOf(paragraph) === '[]') paragraph.remove()
}

function survives(block: Element): boolean {
  const alone = block.ownerDocument.implementation.createHTMLDocument().body
  alone.append(block.cloneNode(true))
  try {
    const model = parser.parse(alone)
    model.check()
    // The editor would pad a table whose rows differ in length.
    if (fixTables(EditorState.create({ doc: model }))) return false
    return shapeOf(htmlOf(model)) === shapeOf(alone)
  } catch {
    return false
  }
}
