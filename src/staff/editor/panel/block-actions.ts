import type { ComponentData, PuckApi } from '@puckeditor/core'
import { placing } from '../../../widgets/placing.ts'
import { copiedBlock, copyBlock } from '../clipboard/clipboard.ts'
import { lookFor } from '../clipboard/look.ts'
import { renamed, slotsIn, walkBlocks } from '../puck/blocks.ts'
import { fromPuck } from '../puck/data.ts'
import { rooms } from '../rooms.ts'
import { editorTexts } from '../texts.ts'
import { unfitFor } from './addable.ts'

export type Puck = Pick<
  PuckApi,
  'appState' | 'dispatch' | 'selectedItem' | 'getSelectorForId' | 'getItemBySelector' | 'getParentById'
>

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

const labelOf = (type: string): string => rooms.get(type)?.label ?? type

/** The chosen widget and its place; undefined when none is chosen. */
function chosenIn({ selectedItem: chosen, getSelectorForId }: Puck) {
  const place = chosen && getSelectorForId(chosen.props.id)
  return place ? { chosen, index: place.index, zone: place.zone ?? pageZone } : undefined
}

/** Moves the chosen widget among those beside it. Returns in words what was done, like the next two. */
export function moveBy(puck: Puck, by: -1 | 1): string {
  const found = chosenIn(puck)
  if (!found) return ''
  const { index, zone } = found
  const place = { index: index + by, zone }
  if (!puck.getItemBySelector(place)) return editorTexts(by < 0 ? 'alreadyFirst' : 'alreadyLast')
  puck.dispatch({ type: 'reorder', sourceIndex: index, destinationIndex: place.index, destinationZone: zone })
  puck.dispatch({ type: 'setUi', ui: { itemSelector: place } })
  return editorTexts('moved')
}

/** Removes the chosen widget, and chooses the one after it, else the one before it, else the one that held it. */
export function removeChosen(puck: Puck): string {
  const found = chosenIn(puck)
  if (!found) return ''
  const { chosen, index, zone } = found
  const [before, after] = [-1, 1].map((by) => puck.getItemBySelector({ index: index + by, zone }))
  const parent = zone === pageZone ? undefined : puck.getParentById(chosen.props.id)
  puck.dispatch({ type: 'remove', index, zone })
  const itemSelector = after
    ? { index, zone }
    : before
      ? { index: index - 1, zone }
      : parent && puck.getSelectorForId(parent.props.id)
  if (itemSelector) puck.dispatch({ type: 'setUi', ui: { itemSelector } })
  return editorTexts('removed', { label: labelOf(chosen.type) })
}

export function duplicateChosen(puck: Puck): string {
  const found = chosenIn(puck)
  if (!found) return ''
  const { chosen, index, zone } = found
  puck.dispatch({ type: 'duplicate', sourceIndex: index, sourceZone: zone })
  return editorTexts('duplicated', { label: labelOf(chosen.type) })
}

/** Keeps the chosen widget for any page in this browser; false when none is chosen. */
export function copyChosen({ selectedItem }: Puck): boolean {
  if (!selectedItem) return false
  const [block] = fromPuck({ root: {}, content: [selectedItem] }).content
  if (block) copyBlock(block)
  return block !== undefined
}

/**
 * Puts what was copied after the chosen widget, unless a part of it cannot stand in this kind of document. Returns in
 * words what was done, or why nothing was.
 */
export function pasteCopied(puck: Puck, kind: string, target?: Target): string {
  const copied = copiedBlock()
  if (!copied) return editorTexts('nothingToPaste')
  const [unfit] = unfitFor(kind, [copied])
  if (unfit) return editorTexts('notHere', { label: labelOf(unfit.type) })
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
  return editorTexts('pasted')
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
    type: 'replace',
    destinationIndex: index,
    destinationZone: zone,
    data: { ...chosen, props: { ...chosen.props, ...look } },
  })
  return true
}
