import type { Block } from '../kernel/document.ts'
import type { Fields } from './fields.ts'

const isBlocks = (value: unknown): value is Block[] => Array.isArray(value)

/** Names of the fields that hold blocks, for each declaration of fields: each page asks it of every widget, several times. */
const holders = new WeakMap<Fields, readonly string[]>()

function holdersOf(fields: Fields): readonly string[] {
  const known = holders.get(fields)
  if (known) return known
  const names = Object.keys(fields).filter((name) => {
    const field = fields[name]
    return field?.type === 'slot' || (field?.type === 'list' && holdersOf(field.item).length > 0)
  })
  holders.set(fields, names)
  return names
}

/**
 * The blocks in a widget's slots. A slot in the items of a list is named after both: `items-0-content`.
 */
export function slotsOf(
  fields: Fields,
  props: Readonly<Record<string, unknown>>,
): { name: string; blocks: Block[] }[] {
  return holdersOf(fields).flatMap((name) => {
    const field = fields[name]
    const value = props[name]
    if (field?.type !== 'list') return [{ name, blocks: isBlocks(value) ? value : [] }]
    if (!Array.isArray(value)) return []
    return value.flatMap((item: Record<string, unknown>, index) =>
      slotsOf(field.item, item).map((slot) => ({
        name: `${name}-${index}-${slot.name}`,
        blocks: slot.blocks,
      })),
    )
  })
}

/** Props without slots, as views get them and islands carry them. */
export function withoutSlots(
  fields: Fields,
  props: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const rest: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(props)) {
    const field = fields[name]
    if (name === 'id' || field?.type === 'slot') continue
    rest[name] =
      field?.type === 'list' && Array.isArray(value)
        ? value.map((item: Record<string, unknown>) => withoutSlots(field.item, item))
        : value
  }
  return rest
}
