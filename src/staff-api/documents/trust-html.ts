import type { EditableDocument } from '../../features/content/index.ts'
import type { Block } from '../../kernel/document.ts'
import { may } from '../../kernel/rights.ts'
import { cleanProse } from '../../platform/prose.ts'
import { changeBlocks, type Known } from '../../widgets/change-props.ts'
import type { Call } from '../resource.ts'

const htmlOf = ({ fields }: Known, props: Block['props']): [name: string, html: string][] =>
  Object.entries(fields).flatMap(([name, { type }]) => {
    const html = props[name]
    return type === 'html' && typeof html === 'string' ? [[name, html]] : []
  })

/**
 * Cleans the HTML of users who do not have the right to write any HTML. HTML that is already stored in this document
 * stays when another user saves around it (abuse case 16).
 */
export function trustHtml(
  { viewer }: Pick<Call, 'viewer'>,
  { draft, published }: Pick<EditableDocument, 'draft' | 'published'>,
  blocks: readonly Block[],
): Block[] {
  if (may(viewer, 'html') || !Array.isArray(blocks)) return [...blocks]
  const stored = new Set<string>()
  for (const document of [draft, published])
    changeBlocks(document?.content ?? [], (widget, props) => {
      for (const [, html] of htmlOf(widget, props)) stored.add(html)
      return props
    })
  return changeBlocks(blocks, (widget, props) => {
    const cleaned = htmlOf(widget, props).map(([name, html]) => [
      name,
      stored.has(html) ? html : cleanProse(html),
    ])
    return { ...props, ...Object.fromEntries(cleaned), id: props.id }
  })
}
