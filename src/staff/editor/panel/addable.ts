import type { Block } from '../../../kernel/document.ts'
import { walkBlocks } from '../puck/blocks.ts'
import { isForEmails, isOn, type Room, rooms } from '../rooms.ts'

const all = [...rooms.values()].sort((one, other) => one.label.localeCompare(other.label, 'nl'))

/** The widgets that can be added to a kind of document, by name. */
export const addableTo = (kind: string): readonly Room[] =>
  all.filter(
    ({ name, fitsCards }) =>
      isOn(name) &&
      (kind !== 'newsletter' || isForEmails(name)) &&
      (kind !== 'card' || fitsCards) &&
      (kind !== 'part' || name !== 'saved-part'),
  )

/** The blocks of a tree that cannot be added to this kind of document. */
export function unfitFor(kind: string, blocks: readonly Block[]): Block[] {
  const fit = new Set(addableTo(kind).map(({ name }) => name))
  const found: Block[] = []
  walkBlocks(blocks, (block) => {
    if (!fit.has(block.type)) found.push(block)
  })
  return found
}
