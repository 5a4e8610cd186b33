import type { ComponentData, PuckApi } from '@puckeditor/core'
import { placing } from '../../../widgets/placing.ts'
import { copiedBlock, copyBlock } from '../clipboard/clipboard.ts'
import { lookFor } from '../clipboard/look.ts'
import { renamed, slotsIn, walkBlocks } from '../puck/blocks.ts'
import { fromPuck } from '../puck/data.ts'
import { rooms } from '../rooms.ts'

export type Puck = Pick<PuckApi, 'appState' | 'dispatch' | 'selectedItem' | 'getSelectorForId'>

/** A slot of the chosen widget, where staff want the next one. */
export interface Target {
  block: string
  /** As Puck names it, `items[0].content`. */
  slot: string
}

/** Puck's name for the page's own zone. */
export const pageZone = 'root:default-zone'

/** A unique name: `heading-` and 36 characters. */
export const newName = (type: string): string => `${type}-${crypto.randomUUID()}`

/**
 * The one slot of a widget that is there to hold others, such as a section; undefined of any other. Fields that every
 * widget has, and lists of settings, do not count.
 */
function onlySlot(type: string): string | undefined {
  const fields = Object.entries(rooms.get(type)?.fields ?? {}).filter(([name]) => !(name in placing))
  const slots = fields.filter(([, field]) => field.type === 'slot')
  const hasItems = fields.some(([, field]) => field.type === 'list' && field.part === undefined)
  return slots.length === 1 && slots[0] && !hasItems ? slots[0][0] : undefined
}

/**
 * Where something new goes: into the `target`; else into the chosen widget when it is there to hold others, else after
 * it; with nothing chosen, to the end of the page, or of the section that the page ends with.
 */
export function placeFor(
  type: string,
  { selectedItem, getSelectorForId, appState }: Puck,
  target?: Target,
): { index: number; zone: string } {
  if (target && selectedItem?.props.id === target.block) {
    const { fields = {} } = rooms.get(selectedItem.type) ?? {}
    const slot = slotsIn(fields, selectedItem.props).find(
      ({ path, isShown }) => path === target.slot && isShown,
    )
    if (slot) return { index: slot.blocks.length, zone: `${target.block}:${target.slot}` }
  }
  const { content } = appState.data
  if (hasMargins(type)) return { index: afterTheWhole(content, selectedItem), zone: pageZone }
  const near = selectedItem ?? content.at(-1)
  const slot = near && onlySlot(near.type)
  if (near && slot !== undefined && onlySlot(type) === undefined) {
    const inside: unknown = near.props[slot]
    return { index: Array.isArray(inside) ? inside.length : 0, zone: `${near.props.id}:${slot}` }
  }
  const place = selectedItem && getSelectorForId(selectedItem.props.id)
  return place
    ? { index: place.index + 1, zone: place.zone ?? pageZone }
    : { index: content.length, zone: pageZone }
}

/** Whether it spans the page and has margins of its own. */
export const hasMargins = (type: string) => rooms.get(type)?.margins === 'own'

/** The place after the top-level widget that holds the chosen one; the end of the page when none is chosen. */
function afterTheWhole(content: readonly ComponentData[], chosen: ComponentData | null): number {
  const at = fromPuck({ root: {}, content: [...content] }).content.findIndex((block) => {
    let holds = false
    walkBlocks([block], ({ props }) => {
      holds ||= props.id === chosen?.props.id
    })
    return holds
  })
  return at < 0 ? content.length : at + 1
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
export function pasteCopied(puck: Puck, target?: Target): boolean {
  const copied = copiedBlock()
  if (!copied || !rooms.has(copied.type)) return false
  const block = renamed(copied, newName)
  const { index, zone } = placeFor(block.type, puck, target)
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

/** Gives the chosen widget the looks of the one that was copied; false when the two share none. */
export function pasteLook(puck: Puck): boolean {
  const { selectedItem: chosen } = puck
  const copied = copiedBlock()
  const place = chosen && puck.getSelectorForId(chosen.props.id)
  if (!copied || !place) return false
  const [own, theirs] = [rooms.get(chosen.type)?.fields, rooms.get(copied.type)?.fields]
  if (!own || !theirs) return false
  const look = lookFor(own, copied, theirs)
  if (Object.keys(look).length === 0) return false
  const { index, zone = pageZone } = place
  puck.dispatch({
    ...{ type: 'replace', destinationIndex: index, destinationZone: zone },
    data: { ...chosen, props: { ...chosen.props, ...look } },
  })
  return true
}
