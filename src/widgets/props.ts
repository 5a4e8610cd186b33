import type { Block } from '../kernel/document.ts'
import type { AnyWidget } from './define.ts'
import { withoutSlots } from './slots.ts'
import { upgradeProps } from './upgrade.ts'

/** By the stored props: a document is rendered many times and never changed. */
const read = new WeakMap<Block['props'], unknown>()

/** Stored props as this version of the widget understands them. Throws when its schema refuses them. */
export function readProps(widget: AnyWidget, stored: Block['props']): unknown {
  const known = read.get(stored)
  if (known !== undefined) return known
  const parsed = widget.schema.parse(withoutSlots(widget.fields, upgradeProps(widget, stored)))
  read.set(stored, parsed)
  return parsed
}
