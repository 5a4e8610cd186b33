import { z } from 'zod'
import type { Block, DocumentData } from '../kernel/document.ts'
import type { AnyWidget } from './define.ts'
import type { Fields } from './fields.ts'
import { widgets } from './registry.ts'

type Props = Readonly<Record<string, unknown>>
/** What a change of a widget's props may know about the widget. */
export type Known = Pick<AnyWidget, 'fields' | 'migrations'> & Partial<Pick<AnyWidget, 'label'>>

const block = z.object({ type: z.string().max(100), props: z.looseObject({ id: z.string().max(200) }) })
const isBlock = (value: unknown): value is Block => block.safeParse(value).success

/**
 * Returns the blocks with the props of each widget changed, also within slots. Blocks of unknown widgets stay as they
 * are.
 */
export function changeBlocks(
  blocks: readonly Block[],
  change: (widget: Known, props: Block['props']) => Block['props'],
  known: ReadonlyMap<string, Known> = widgets,
): Block[] {
  const changeBlock = (stored: unknown): unknown => {
    if (!isBlock(stored)) return stored
    const widget = known.get(stored.type)
    if (!widget) return stored
    const props = change(widget, stored.props)
    return { ...stored, props: { ...props, ...slotsOf(widget.fields, props), id: stored.props.id } }
  }
  const slotsOf = (fields: Fields, props: Props): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) => {
        const value = props[name]
        if (!Array.isArray(value)) return []
        if (field.type === 'slot') return [[name, value.map(changeBlock)]]
        if (field.type === 'list')
          return [[name, value.map((item: Props) => ({ ...item, ...slotsOf(field.item, item) }))]]
        return []
      }),
    )
  // An item with a block's shape was a block before; other items are returned unchanged.
  return blocks.map(changeBlock) as Block[]
}

/** The same for a whole document. */
export const changeProps = (
  document: DocumentData,
  ...how: [change: Parameters<typeof changeBlocks>[1], known?: ReadonlyMap<string, Known>]
): DocumentData =>
  Array.isArray(document.content)
    ? { ...document, content: changeBlocks(document.content, ...how) }
    : document
