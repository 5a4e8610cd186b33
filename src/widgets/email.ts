import type { LetterPart } from '../features/newsletter/index.ts'
import type { Block } from '../kernel/document.ts'
import { createOpenList } from '../kernel/open-list.ts'
import type { RenderContext } from './context.ts'
import { readProps } from './props.ts'
import { widgets } from './registry.ts'
import type { ToLetter } from './shared/letters/letter.ts'
import { slotsOf } from './slots.ts'

// biome-ignore lint/suspicious/noExplicitAny: only the room knows its props and model
const rooms = import.meta.glob<{ default: ToLetter<any, any> }>('./*/letter.ts', { eager: true })

/** What newsletters show of a widget, by widget; extensions add theirs. */
// biome-ignore lint/suspicious/noExplicitAny: only the room knows its props and model
export const letterRooms = createOpenList<ToLetter<any, any>>(
  'letter of the widget',
  Object.entries(rooms).map(([path, room]) => [path.split('/')[1] ?? '', room.default]),
)

/** What mail programs can show of blocks, in their order. What cannot be shown is reported and left out. */
export async function letterOf(
  blocks: readonly Block[],
  context: RenderContext,
  onError: (error: unknown, block: Block) => void,
): Promise<readonly LetterPart[]> {
  const parts = await Promise.all(
    blocks.map(async (block): Promise<readonly LetterPart[]> => {
      try {
        const widget = widgets.get(block.type)
        const toLetter = letterRooms.get(block.type)
        if (!widget || !toLetter) throw new Error(`no newsletter shows ${block.type}`)
        const props = readProps(widget, block.props)
        const [loaded, ...slots] = await Promise.all([
          widget.load ? widget.load(props, context, block.props.id) : { model: undefined },
          ...slotsOf(widget.fields, block.props).map(({ blocks }) => letterOf(blocks, context, onError)),
        ])
        return [...toLetter(props, loaded.model), ...slots.flat()]
      } catch (error) {
        onError(error, block)
        return []
      }
    }),
  )
  return parts.flat()
}
