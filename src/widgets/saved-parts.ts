import type { PublishedDocument } from '../features/content/index.ts'
import type { Block } from '../kernel/document.ts'
import type { Fields } from './fields.ts'
import { widgets } from './registry.ts'
import { slotsOf } from './slots.ts'

type Props = Readonly<Record<string, unknown>>
interface Content {
  document(id: number): Promise<PublishedDocument | undefined>
}

/** The name of the room. */
export const savedPart = 'saved-part'

/**
 * Blocks in which the contents of saved blocks take their place, so that everything that looks for a widget on a page
 * finds those too. A saved block that is not on the site, or would stand in itself, is left out; `within` is the number
 * of the document that holds the blocks. Without saved blocks they are the same array.
 */
export async function withSavedParts(
  blocks: readonly Block[],
  content: Content,
  ...within: (number | undefined)[]
): Promise<readonly Block[]> {
  if (!holdsSaved(blocks)) return blocks
  const all = await Promise.all(blocks.map((block) => contentsOf(block, content, within)))
  return all.flat()
}

const holdsSaved = (blocks: readonly Block[]): boolean =>
  blocks.some(
    ({ type, props }) =>
      type === savedPart ||
      slotsOf(widgets.get(type)?.fields ?? {}, props).some((slot) => holdsSaved(slot.blocks)),
  )

async function contentsOf(
  block: Block,
  content: Content,
  within: (number | undefined)[],
): Promise<readonly Block[]> {
  const { type, props } = block
  if (type !== savedPart) {
    const fields = widgets.get(type)?.fields
    if (!fields) return [block]
    return [{ type, props: { ...(await withSlots(fields, props, content, within)), id: props.id } }]
  }
  const number = Number(props.part)
  if (within.includes(number)) return []
  const document = await content.document(number)
  if (document?.kind !== 'part') return []
  const inside = await withSavedParts(document.data.content, content, ...within, number)
  // Where a block stands twice on a page, each widget has a name of its own.
  const place = props.id.slice(-8)
  return inside.map((one, at) => renamed(placed(one, props, at === 0), (id) => `${id}-${place}`))
}

/** What was set of the saved block where it stands: the space above it, and the devices that do not show it. */
const placed = ({ type, props }: Block, { space, hiddenOn }: Props, isFirst: boolean): Block => ({
  type,
  props: {
    ...props,
    ...(isFirst && space !== undefined && space !== 'own' && { space }),
    ...(hiddenOn ? { hiddenOn } : {}),
  },
})

async function withSlots(fields: Fields, props: Props, content: Content, within: (number | undefined)[]) {
  const changed: Record<string, unknown> = { ...props }
  for (const [name, field] of Object.entries(fields)) {
    const value = props[name]
    if (!Array.isArray(value)) continue
    if (field.type === 'slot') changed[name] = await withSavedParts(value, content, ...within)
    else if (field.type === 'list')
      changed[name] = await Promise.all(
        value.map((item: Props) => withSlots(field.item, item, content, within)),
      )
  }
  return changed
}

function renamed({ type, props }: Block, nameOf: (id: string) => string): Block {
  const inSlots = (fields: Fields, own: Props): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(own).map(([name, value]) => {
        const field = fields[name]
        if (!Array.isArray(value)) return [name, value]
        if (field?.type === 'slot') return [name, value.map((block: Block) => renamed(block, nameOf))]
        return [name, field?.type === 'list' ? value.map((item: Props) => inSlots(field.item, item)) : value]
      }),
    )
  const fields = widgets.get(type)?.fields ?? {}
  return { type, props: { ...inSlots(fields, props), id: nameOf(props.id) } }
}
