import { isForLetters, type Room, rooms } from '../rooms.ts'

const all = [...rooms.values()].sort((one, other) => one.label.localeCompare(other.label, 'nl'))

/** The widgets that can be added to a kind of document, by name. */
export const addableTo = (kind: string): readonly Room[] =>
  all.filter(
    ({ name, fitsCards }) =>
      (kind !== 'newsletter' || isForLetters(name)) &&
      (kind !== 'card' || fitsCards) &&
      (kind !== 'part' || name !== 'saved-part'),
  )
