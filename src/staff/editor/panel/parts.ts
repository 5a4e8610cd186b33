import type { ComponentData } from '@puckeditor/core'
import { z } from 'zod'
import type { Block } from '../../../kernel/document.ts'
import { staffCall } from '../../api/staff-call.ts'
import { documentCalls } from '../document.ts'
import { renamed } from '../puck/blocks.ts'
import { fromPuck, toPuck } from '../puck/data.ts'
import { rooms } from '../rooms.ts'
import { newName, type Puck, pageZone } from './block-actions.ts'

const savedPart = 'saved-part'
const made = z.object({ id: z.number() })

/** The id of the chosen saved block; undefined for other widgets, or when none is set. */
export const partOf = (chosen: ComponentData | null): number | undefined =>
  chosen?.type === savedPart && typeof chosen.props.part === 'number' ? chosen.props.part : undefined

/** Saves the chosen widget as a block, public at once, and replaces the widget with that block. */
export async function savePart(getPuck: () => Puck, title: string): Promise<void> {
  const { selectedItem } = getPuck()
  const [block] = selectedItem ? fromPuck({ root: {}, content: [selectedItem] }).content : []
  if (!block) return
  const { id } = await staffCall('documents', made, { method: 'POST', body: { kind: 'part', title } })
  const calls = documentCalls(id)
  const { version } = await calls.open()
  const saved = await calls.save({ root: { props: {} }, content: [renamed(block, newName)] }, version)
  await calls.publish(saved.version)
  replace(getPuck(), block.props.id, [
    { type: savedPart, props: { ...rooms.get(savedPart)?.defaults, part: id, id: newName(savedPart) } },
  ])
}

/** Replaces the chosen block with a copy of its contents; returns false when it is empty. */
export async function unlinkPart(getPuck: () => Puck): Promise<boolean> {
  const { selectedItem } = getPuck()
  const part = partOf(selectedItem)
  if (!selectedItem || part === undefined) return false
  const { published } = await documentCalls(part).open()
  if (!published || published.content.length === 0) return false
  const inside = published.content.map((block) => renamed(block, newName))
  replace(getPuck(), selectedItem.props.id, inside)
  return true
}

/** Replaces a widget with blocks as one undo step, and selects the first of them. */
function replace(puck: Puck, id: string, blocks: readonly Block[]): void {
  const place = puck.getSelectorForId(id)
  if (!place) return
  const { index, zone = pageZone } = place
  const { content } = toPuck({ root: { props: {} }, content: [...blocks] })
  content.forEach((data, at) => {
    const isLast = at === content.length - 1
    if (at > 0)
      puck.dispatch({
        type: 'insert',
        componentType: data.type,
        destinationIndex: index + at,
        destinationZone: zone,
        id: data.props.id,
        recordHistory: false,
      })
    else {
      puck.dispatch({ type: 'remove', index, zone, recordHistory: false })
      puck.dispatch({
        type: 'insert',
        componentType: data.type,
        destinationIndex: index,
        destinationZone: zone,
        id: data.props.id,
        recordHistory: false,
      })
    }
    puck.dispatch({
      type: 'replace',
      destinationIndex: index + at,
      destinationZone: zone,
      data,
      recordHistory: isLast,
    })
  })
  puck.dispatch({ type: 'setUi', ui: { itemSelector: { index, zone } } })
}
