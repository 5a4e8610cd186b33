import type { EmailPart } from '../features/newsletter/index.ts'
import type { Block } from '../kernel/document.ts'
import { createOpenList } from '../kernel/open-list.ts'
import type { RenderContext } from './context.ts'
import { readProps } from './props.ts'
import { widgets } from './registry.ts'
import type { ToEmail } from './shared/email/email.ts'
import { slotsOf } from './slots.ts'

// biome-ignore lint/suspicious/noExplicitAny: only the room knows its props and model
const rooms = import.meta.glob<{ default: ToEmail<any, any> }>('./*/email.ts', { eager: true })

/** What newsletters show of a widget, by widget; extensions add theirs. */
// biome-ignore lint/suspicious/noExplicitAny: only the room knows its props and model
export const emailRooms = createOpenList<ToEmail<any, any>>(
  'email of the widget',
  Object.entries(rooms).map(([path, room]) => [path.split('/')[1] ?? '', room.default]),
)

/** What mail programs can show of blocks, in their order. What cannot be shown is reported and left out. */
export async function emailOf(
  blocks: readonly Block[],
  context: RenderContext,
  onError: (error: unknown, block: Block) => void,
): Promise<readonly EmailPart[]> {
  const parts = await Promise.all(
    blocks.map(async (block): Promise<readonly EmailPart[]> => {
      try {
        const widget = widgets.get(block.type)
        const toEmail = emailRooms.get(block.type)
        if (!widget || !toEmail) throw new Error(`no newsletter shows ${block.type}`)
        const props = readProps(widget, block.props)
        const [loaded, ...slots] = await Promise.all([
          widget.load ? widget.load(props, context, block.props.id) : { model: undefined },
          ...slotsOf(widget.fields, block.props).map(({ blocks }) => emailOf(blocks, context, onError)),
        ])
        return [...toEmail(props, loaded.model), ...slots.flat()]
      } catch (error) {
        onError(error, block)
        return []
      }
    }),
  )
  return parts.flat()
}
