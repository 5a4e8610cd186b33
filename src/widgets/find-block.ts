import type { Block } from '../kernel/document.ts'
import { widgets } from './registry.ts'
import { slotsOf } from './slots.ts'

/** Which widget of which page is asked for. */
export interface WantedWidget {
  /** The page that shows it: path and query of an address of this site. */
  address: URL
  widgetId: string
  /** Where it stands when that is not the page's main part: a header, a footer, a popup. */
  documentId?: number | undefined
  /** Instead of the page number in the address. */
  page?: number | undefined
  /** Instead of what is stored: the block as an editor has it before it is saved. */
  model?: Block | undefined
}

/** The block with this id among blocks and all that stands in their slots. */
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
