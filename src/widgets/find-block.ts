import type { Block } from '../kernel/document.ts'
import { widgets } from './registry.ts'
import { slotsOf } from './slots.ts'

/** Names a widget of a page. */
export interface WantedWidget {
  /** Path and query of the page on this site that shows it. */
  address: URL
  widgetId: string
  /** The part that holds the widget when that is not the main part: a header, a footer, a popup. */
  documentId?: number | undefined
  /** Overrides the page number of the address. */
  page?: number | undefined
  /** Overrides the stored block: the block in the editor, not saved yet. */
  model?: Block | undefined
}

/** Finds the block with this id, also within slots. */
export function findBlock(blocks: readonly Block[], id: string): Block | undefined {
  for (const block of blocks) {
    if (block.props.id === id) return block
    const widget = widgets.get(block.type)
    const below = widget ? slotsOf(widget.fields, block.props).flatMap((slot) => slot.blocks) : []
    const found = findBlock(below, id)
    if (found) return found
  }
  return undefined
}
