import type { Block } from '../kernel/document.ts'
import type { RenderContext } from './context.ts'
import { withDynamic } from './dynamic.ts'
import { readProps } from './props.ts'
import { widgets } from './registry.ts'
import { slotsOf } from './slots.ts'

/**
 * Lets each widget of a page ask which entries the listings before it show. The answer is their first page with the
 * settings of staff. It does not depend on a visitor's choices, and is the same when one widget is rendered alone.
 */
export function withShown(blocks: readonly Block[], context: RenderContext): RenderContext {
  let all: readonly Block[] | undefined
  const known = new Map<string, Promise<readonly number[]>>()
  const together: RenderContext = { ...context, shownBefore }
  const shownBy = (block: Block) => {
    const { id } = block.props
    const shown = known.get(id) ?? ask(block, together)
    known.set(id, shown)
    return shown
  }
  async function shownBefore(id: string): Promise<readonly number[]> {
    // Few pages have a widget that asks.
    all ??= inOrder(blocks)
    const index = all.findIndex(({ props }) => props.id === id)
    const before = all.slice(0, Math.max(0, index))
    return [...new Set((await Promise.all(before.map(shownBy))).flat())]
  }
  return together
}

/** Blocks in reading order, those in slots included. */
const inOrder = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => {
    const widget = widgets.get(block.type)
    return [
      block,
      ...(widget ? slotsOf(widget.fields, block.props).flatMap((slot) => inOrder(slot.blocks)) : []),
    ]
  })

/** A widget that fails shows no entries; `render` reports the failure. */
async function ask(block: Block, context: RenderContext): Promise<readonly number[]> {
  const widget = widgets.get(block.type)
  if (!widget?.shown) return []
  try {
    const { props } = await withDynamic(widget, readProps(widget, block.props), block.props, context)
    return await widget.shown(props, context, block.props.id)
  } catch {
    return []
  }
}
