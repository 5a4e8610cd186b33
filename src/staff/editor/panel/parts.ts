import type { ComponentData } from '@puckeditor/core'
import { z } from 'zod'
import type { Block } from '../../../kernel/document.ts'
import { documentCalls } from '../document.ts'
import { renamed } from '../puck/blocks.ts'
import { fromPuck, toPuck } from '../puck/data.ts'
import { rooms } from '../rooms.ts'
import { staffCall } from '../staff-call.ts'
import { newName, type Puck, pageZone } from './block-actions.ts'

const savedPart = 'saved-part'
const made = z.object({ id: z.number() })

/** The number of the saved block that is chosen; undefined when something else is, or it shows none. */
export const partOf = (chosen: ComponentData | null): number | undefined =>
  chosen?.type === savedPart && typeof chosen.props.part === 'number' ? chosen.props.part : undefined

/** Saves the chosen widget as a block that visitors see at once, and puts that block in its place. */
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

/** Puts what stands in the chosen block on this page itself; false when there is nothing to put. */
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

/** Puts blocks where another stood, which can be undone in one step, and chooses the first. */
function replace(puck: Puck, id: string, blocks: readonly Block[]): void {
  const place = puck.getSelectorForId(id)
  if (!place) return
  const { index, zone = pageZone } = place
  const { content } = toPuck({ root: { props: {} }, content: [...blocks] })
  content.forEach((data, at) => {
    const isLast = at === content.length - 1
    if (at > 0)
      puck.dispatch({
        ...{ type: 'insert', componentType: data.type, destinationIndex: index + at },
        ...{ destinationZone: zone, id: data.props.id, recordHistory: false },
      })
    else {
      puck.dispatch({ type: 'remove', index, zone, recordHistory: false })
      puck.dispatch({
        ...{ type: 'insert', componentType: data.type, destinationIndex: index },
        ...{ destinationZone: zone, id: data.props.id, recordHistory: false },
      })
    }
    puck.dispatch({
      ...{ type: 'replace', destinationIndex: index + at, destinationZone: zone, data },
      recordHistory: isLast,
    })
  })
  puck.dispatch({ type: 'setUi', ui: { itemSelector: { index, zone } } })
}
