import type { PublishedDocument } from '../features/content/index.ts'
import type { Block } from '../kernel/document.ts'
import type { Fields } from './fields.ts'
import { widgets } from './registry.ts'
import { slotsOf } from './slots.ts'

type Props = Readonly<Record<string, unknown>>
interface Content {
  document(id: number): Promise<PublishedDocument | undefined>
}

/** Name of the widget. */
export const savedPart = 'saved-part'

/**
 * Replaces saved blocks by their contents, so that all code that looks for widgets on a page finds those, too. A saved
 * block that is not published, or would contain itself, is left out; `within` is the id of the document that holds the
 * blocks. Returns the same array when there are no saved blocks.
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
  // A block may stand on a page twice, so its widgets get new ids.
  const place = props.id.slice(-8)
  return inside.map((one, at) => renamed(placed(one, props, at === 0), (id) => `${id}-${place}`))
}

/** Settings of the saved block on this page: the space above it, and the devices that hide it. */
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
