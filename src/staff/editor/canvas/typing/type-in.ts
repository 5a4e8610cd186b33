import type { Point } from './places.ts'
import type { Words } from './words.ts'

/** How typing ended: `back` puts back what stood there; `byKey` says that the keyboard stays with the widget. */
export interface Ended {
  back: boolean
  byKey: boolean
}

interface Listeners {
  onType: () => void
  onEnd: (ended: Ended) => void
}

/** A text that is being edited on the canvas. */
export interface Typed {
  read(): string
  /** Restores the text as React drew it. */
  restore(): void
}

/** What belongs to the text while it is typed in, and would have the page drag, choose or delete a widget. */
const ownEvents = [
  'pointerdown',
  'mousedown',
  'touchstart',
  'dblclick',
  'keydown',
  'keypress',
  'keyup',
] as const

/**
 * Has a text of the page typed in where it stands, the caret where it was pointed at, else at its end. A box of its own
 * takes the place of React's text, which is kept aside: a browser deletes and splits the texts that it edits.
 */
export function typeIn(
  node: Text,
  { label, type, value }: Words,
  { onType, onEnd }: Listeners,
  point?: Point,
): Typed {
  const isMultiline = type === 'longtext'
  const inside = node.ownerDocument
  // No style sheet of the site uses this element name.
  const box = inside.createElement('typed-text')
  box.textContent = value
  const attributes = {
    contenteditable: 'plaintext-only',
    role: 'textbox',
    'aria-label': label,
    'aria-multiline': String(isMultiline),
  }
  for (const [name, held] of Object.entries(attributes)) box.setAttribute(name, held)
  const read = () => wordsOf(box, isMultiline)

  for (const name of ownEvents) box.addEventListener(name, (event) => event.stopPropagation())
  box.addEventListener('click', (event) => {
    event.stopPropagation()
    // A label would move the focus to its field, a link would be followed.
    event.preventDefault()
  })
  box.addEventListener('keydown', (event) => {
    // The key belongs to the input method, which accepts or rejects its suggestion.
    if (event.isComposing) return
    const isEnd = event.key === 'Enter' && !isMultiline
    if (!isEnd && event.key !== 'Escape') return
    event.preventDefault()
    onEnd({ back: !isEnd, byKey: true })
  })
  box.addEventListener('beforeinput', (event) => {
    // Enter on an on-screen keyboard has no key value.
    if (isMultiline || !['insertParagraph', 'insertLineBreak'].includes(event.inputType)) return
    event.preventDefault()
    onEnd({ back: false, byKey: true })
  })
  box.addEventListener('input', onType)
  box.addEventListener('blur', () => onEnd({ back: false, byKey: false }))

  node.replaceWith(box)
  box.focus({ preventScroll: point !== undefined })
  placeCaret(box, point)
  return { read, restore: () => box.replaceWith(node) }
}

/** What was typed; of a field of one line, without the breaks of what was pasted. */
function wordsOf(box: Element, isMultiline: boolean): string {
  const all = [...box.childNodes].map((node) => (node.nodeName === 'BR' ? '\n' : (node.textContent ?? '')))
  // The last break only makes room for the caret.
  const words = all.join('').replace(/\n$/, '')
  if (isMultiline || !words.includes('\n')) return words
  return words
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ')
}

function placeCaret(box: Element, point: Point | undefined): void {
  const inside = box.ownerDocument
  const selection = inside.getSelection()
  const at = point && inside.caretPositionFromPoint?.(point.x, point.y)
  if (at && box.contains(at.offsetNode)) {
    selection?.collapse(at.offsetNode, at.offset)
  } else {
    selection?.selectAllChildren(box)
    selection?.collapseToEnd()
  }
}
