import type { Block } from '../../../kernel/document.ts'
import { devices } from '../../../kernel/per-device.ts'
import { slotsIn, walkBlocks } from '../puck/blocks.ts'
import { rooms } from '../rooms.ts'
import type { Warning } from './checks.ts'

/**
 * What is on the page and seen by nobody: in a column that the division does not have, hidden on every device, or an
 * item of a list with nothing in it.
 */
export function findHidden(content: readonly Block[]): Warning[] {
  const found: Warning[] = []
  walkBlocks(content, ({ type, props }) => {
    const room = rooms.get(type)
    if (!room) return
    for (const { name, label, blocks, isShown } of slotsIn(room.fields, props)) {
      if (!isShown && blocks.length > 0) found.push({ kind: 'hidden-slot', about: label, block: props.id })
      // An item of a list: a tab, or the panel below an item of a menu.
      if (isShown && blocks.length === 0 && name.includes('-'))
        found.push({ kind: 'empty-slot', about: label, block: props.id })
    }
    const hidden = String(props.hiddenOn ?? '').split(',')
    if (devices.every((device) => hidden.includes(device)))
      found.push({ kind: 'hidden-everywhere', about: room.label, block: props.id })
  })
  return found
}
