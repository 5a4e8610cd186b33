import type { Block } from '../../../kernel/document.ts'
import type { Fields } from '../../../widgets/fields.ts'
import { rooms } from '../rooms.ts'

/** Calls `visit` with every block of a tree, outermost first. */
export function walkBlocks(blocks: readonly Block[], visit: (block: Block) => void): void {
  for (const block of blocks) {
    visit(block)
    const room = rooms.get(block.type)
    if (room) for (const { blocks: inside } of slotsIn(room.fields, block.props)) walkBlocks(inside, visit)
  }
}

/** A block's own props, without its slots. */
export function ownProps(block: Block): Block['props'] {
  const room = rooms.get(block.type)
  return room ? { ...emptySlots(room.fields, block.props), id: block.props.id } : block.props
}

/** Copies a tree and gives every block a unique name; `nameOf` makes one for a type. */
export const renamed = (block: Block, nameOf: (type: string) => string): Block => {
  const room = rooms.get(block.type)
  const props = room ? mapSlots(room.fields, block.props, (inside) => renamed(inside, nameOf)) : block.props
  return { type: block.type, props: { ...props, id: nameOf(block.type) } }
}

/** A slot of a widget. */
export interface SlotIn {
  /** As the server names it: a slot in the items of a list is `items-0-content`. */
  name: string
  /** As Puck names it: `items[0].content`. */
  path: string
  label: string
  value: unknown
  blocks: Block[]
  /** False while the widget's settings hide the contents of the slot. */
  isShown: boolean
}

/** The slots of a widget, those in the items of its lists included. */
export function slotsIn(fields: Fields, props: Readonly<Record<string, unknown>>): SlotIn[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = props[name]
    if (field.type !== 'slot' && field.type !== 'list') return []
    const { label, when } = field
    const isShown = !when || when.is.includes(String(props[when.prop]))
    if (field.type === 'slot')
      return [{ name, path: name, label, value, blocks: isBlocks(value) ? value : [], isShown }]
    if (!Array.isArray(value)) return []
    return value.flatMap((item: Record<string, unknown>, index) =>
      slotsIn(field.item, item).map((slot) => ({
        ...slot,
        isShown: isShown && slot.isShown,
        name: `${name}-${index}-${slot.name}`,
        path: `${name}[${index}].${slot.path}`,
        label: `${field.itemLabel} ${index + 1}: ${slot.label}`,
      })),
    )
  })
}

const emptySlots = (fields: Fields, props: Readonly<Record<string, unknown>>) =>
  mapSlots(fields, props, () => undefined)

function mapSlots(
  fields: Fields,
  props: Readonly<Record<string, unknown>>,
  map: (block: Block) => Block | undefined,
): Record<string, unknown> {
  const mapped: Record<string, unknown> = { ...props }
  for (const [name, field] of Object.entries(fields)) {
    const value = props[name]
    if (field.type === 'slot' && isBlocks(value))
      mapped[name] = value.map(map).filter((block) => block !== undefined)
    else if (field.type === 'list' && Array.isArray(value))
      mapped[name] = value.map((item: Record<string, unknown>) => mapSlots(field.item, item, map))
  }
  return mapped
}

const isBlocks = (value: unknown): value is Block[] => Array.isArray(value)

/** The anchors in these widgets, in order. */
export function anchorsOf(content: readonly Block[]): string[] {
  const found: string[] = []
  const look = (fields: Fields, props: Readonly<Record<string, unknown>>) => {
    for (const [name, field] of Object.entries(fields)) {
      const value = props[name]
      if (field.type === 'anchor' && typeof value === 'string' && value !== '') found.push(value)
      if (field.type === 'list' && Array.isArray(value))
        for (const item of value) look(field.item, { ...item })
    }
  }
  walkBlocks(content, ({ type, props }) => look(rooms.get(type)?.fields ?? {}, props))
  return found
}
