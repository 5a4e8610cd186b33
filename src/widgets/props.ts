import type { Block } from '../kernel/document.ts'
import type { AnyWidget } from './define.ts'
import { withoutSlots } from './slots.ts'

/** By the stored props: a document is rendered many times and never changed. */
const read = new WeakMap<Block['props'], unknown>()

/** Stored props as this version of the widget understands them. Throws when its schema refuses them. */
export function readProps(widget: AnyWidget, stored: Block['props']): unknown {
  const known = read.get(stored)
  if (known !== undefined) return known
  const version = typeof stored.version === 'number' ? stored.version : 0
  let props: Record<string, unknown> = stored
  for (const migrate of widget.migrations?.slice(version) ?? []) props = migrate(props)
  const parsed = widget.schema.parse({ ...widget.defaults, ...withoutSlots(widget.fields, props) })
  read.set(stored, parsed)
  return parsed
}
