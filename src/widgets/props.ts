import { LRUCache } from 'lru-cache'
import type { Block } from '../kernel/document.ts'
import type { AnyWidget } from './define.ts'
import { withoutSlots } from './slots.ts'
import { upgradeProps } from './upgrade.ts'

/** Documents are rendered far more often than they change. */
const read = new LRUCache<string, NonNullable<unknown>>({
  maxSize: 4_000_000,
  sizeCalculation: (_, { length }) => length,
})

/** Returns stored props in the present version's shape. Throws when the schema refuses them. */
export function readProps(widget: AnyWidget, stored: Block['props']): unknown {
  const own = withoutSlots(widget.fields, stored)
  const key = `${widget.name} ${JSON.stringify(own)}`
  const known = read.get(key)
  if (known !== undefined) return known
  const parsed: unknown = widget.schema.parse(withoutSlots(widget.fields, upgradeProps(widget, stored)))
  if (parsed) read.set(key, parsed)
  return parsed
}
