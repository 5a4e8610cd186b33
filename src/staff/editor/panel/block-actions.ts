import type { PuckApi } from '@puckeditor/core'
import { copiedBlock, copyBlock } from '../clipboard/clipboard.ts'
import { renamed } from '../puck/blocks.ts'
import { fromPuck } from '../puck/data.ts'
import { rooms } from '../rooms.ts'

type Puck = Pick<PuckApi, 'appState' | 'dispatch' | 'selectedItem' | 'getSelectorForId'>

/** Of the page itself, as Puck names it. */
const pageZone = 'root:default-zone'

/** A name that no other block has: `heading-` and 36 signs. */
export const newName = (type: string): string => `${type}-${crypto.randomUUID()}`

/** Where something new goes: after the chosen widget, else at the end of the page. */
export function placeAfter({ selectedItem, getSelectorForId, appState }: Puck) {
  const place = selectedItem && getSelectorForId(selectedItem.props.id)
  return place
    ? { index: place.index + 1, zone: place.zone ?? pageZone }
    : { index: appState.data.content.length, zone: pageZone }
}

/** Adds a widget and chooses it. */
export function addWidget(puck: Puck, type: string): void {
  const { index, zone } = placeAfter(puck)
  puck.dispatch({ type: 'insert', componentType: type, destinationIndex: index, destinationZone: zone })
  puck.dispatch({ type: 'setUi', ui: { itemSelector: { index, zone } } })
}

/** Moves the chosen widget among those beside it. */
export function moveBy(puck: Puck, by: -1 | 1): void {
  const place = puck.selectedItem && puck.getSelectorForId(puck.selectedItem.props.id)
  if (!place) return
  const { index, zone = pageZone } = place
  const to = index + by
  if (to < 0) return
  puck.dispatch({ type: 'reorder', sourceIndex: index, destinationIndex: to, destinationZone: zone })
  puck.dispatch({ type: 'setUi', ui: { itemSelector: { index: to, zone } } })
}

export function removeChosen(puck: Puck): void {
  const place = puck.selectedItem && puck.getSelectorForId(puck.selectedItem.props.id)
  if (place) puck.dispatch({ type: 'remove', index: place.index, zone: place.zone ?? pageZone })
}

export function duplicateChosen(puck: Puck): void {
  const place = puck.selectedItem && puck.getSelectorForId(puck.selectedItem.props.id)
  if (place)
    puck.dispatch({ type: 'duplicate', sourceIndex: place.index, sourceZone: place.zone ?? pageZone })
}

/** Keeps the chosen widget for any page in this browser; false when none is chosen. */
export function copyChosen({ selectedItem }: Puck): boolean {
  if (!selectedItem) return false
  const [block] = fromPuck({ root: {}, content: [selectedItem] }).content
  if (block) copyBlock(block)
  return block !== undefined
}

/** Puts what was copied after the chosen widget; false when there is nothing that this site can show. */
export function pasteCopied(puck: Puck): boolean {
  const copied = copiedBlock()
  if (!copied || !rooms.has(copied.type)) return false
  const block = renamed(copied, newName)
  const { index, zone } = placeAfter(puck)
  puck.dispatch({
    type: 'insert',
    componentType: block.type,
    destinationIndex: index,
    destinationZone: zone,
    id: block.props.id,
    recordHistory: false,
  })
  puck.dispatch({ type: 'replace', destinationIndex: index, destinationZone: zone, data: block })
  puck.dispatch({ type: 'setUi', ui: { itemSelector: { index, zone } } })
  return true
}
