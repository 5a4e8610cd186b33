import type { Block } from '../kernel/document.ts'
import type { Fields } from './fields.ts'

const isBlocks = (value: unknown): value is Block[] => Array.isArray(value)

/**
 * The blocks in a widget's slots. A slot in the items of a list is named after both: `items-0-content`.
 */
export function slotsOf(
  fields: Fields,
  props: Readonly<Record<string, unknown>>,
): { name: string; blocks: Block[] }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = props[name]
    if (field.type === 'slot') return [{ name, blocks: isBlocks(value) ? value : [] }]
    if (field.type !== 'list' || !Array.isArray(value)) return []
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
