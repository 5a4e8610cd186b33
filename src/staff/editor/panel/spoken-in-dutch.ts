import { editorTexts } from '../texts.ts'

/** What the drag library says while something is dragged, by how it begins or ends. */
const said = [
  [/^Picked up draggable item/, 'dragPicked'],
  [/no longer over a droppable target/, 'dragNowhere'],
  [/was moved over droppable target/, 'dragOver'],
  [/^Dragging was cancelled/, 'dragCancelled'],
  [/was dropped/, 'dragDropped'],
] as const

/** The same in Dutch; undefined for what the library did not say. */
export function spokenInDutch(text: string): string | undefined {
  const known = said.find(([pattern]) => pattern.test(text))
  return known && editorTexts(known[1])
}
