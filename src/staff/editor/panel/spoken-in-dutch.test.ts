import { expect, it } from 'vitest'
import { spokenInDutch } from './spoken-in-dutch.ts'

it.each([
  ['Picked up draggable item heading-1.', 'opgepakt'],
  ['Draggable item a was moved over droppable target b.', 'boven een plek'],
  ['Draggable item a is no longer over a droppable target.', 'niet meer'],
  ['Draggable item a was dropped over droppable target b', 'neergezet'],
  ['Dragging was cancelled. Draggable item a was dropped.', 'Afgebroken'],
])('EDIT-01 %s is said in Dutch', (english, dutch) => {
  expect(spokenInDutch(english)).toContain(dutch)
  expect(spokenInDutch(spokenInDutch(english) ?? '')).toBeUndefined()
})
