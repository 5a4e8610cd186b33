import { useGetPuck } from '@puckeditor/core'
import { useEffect } from 'react'
import { isElement } from '../../ui/is-node.ts'
import { blockOf, startTypingInChosen } from '../canvas/typing/start-typing.ts'
import type { Session } from '../session.ts'
import { editorTexts } from '../texts.ts'
import { copyChosen, moveBy, pasteCopied, pasteLook, removeChosen } from './block-actions.ts'

/** What has keys of its own. */
const withKeys =
  'input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="listbox"], [role="grid"]'

/** Whether keys belong to a text field in use, or to a selection of text. */
function isTaken({ target }: KeyboardEvent): boolean {
  return (
    (isElement(target) && target.closest(withKeys) !== null) ||
    (window.getSelection()?.toString() ?? '') !== ''
  )
}

/** Delete and Backspace, alone. */
const removes = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  (key === 'Delete' || key === 'Backspace') && !(altKey || ctrlKey || metaKey || shiftKey)

/**
 * Ctrl+C and Ctrl+V for widgets, with Shift for their looks, Alt with the arrows to move them, F2 to type in them, Delete
 * to remove them; in the editor and on its canvas.
 */
export function useKeys({ canvas, document: { kind }, target, say }: Session): void {
  const getPuck = useGetPuck()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTaken(event)) return
      const withControl = (event.ctrlKey || event.metaKey) && !event.altKey
      const command = withControl && !event.shiftKey
      if (command && event.key === 'c') {
        if (!copyChosen(getPuck())) return
        say(editorTexts('copiedByKey'))
      } else if (command && event.key === 'v') say(pasteCopied(getPuck(), kind, target))
      else if (withControl && event.shiftKey && event.key.toLowerCase() === 'v')
        say(editorTexts(pasteLook(getPuck()) ? 'lookPasted' : 'noLookToPaste'))
      else if (event.altKey && event.key === 'ArrowUp') say(moveBy(getPuck(), -1))
      else if (event.altKey && event.key === 'ArrowDown') say(moveBy(getPuck(), 1))
      else if (event.key === 'F2')
        say(startTypingInChosen(getPuck, canvas) ? '' : editorTexts('nothingToType'))
      else return
      event.preventDefault()
    }
    /** Before Puck removes it, which would choose nothing and say nothing. */
    const onRemove = (event: KeyboardEvent) => {
      if (!removes(event) || isTaken(event) || !getPuck().selectedItem) return
      event.preventDefault()
      say(removeChosen(getPuck()))
      if (event.currentTarget === canvas) blockOf(canvas, getPuck().selectedItem)?.focus()
    }
    const places = canvas ? [document, canvas] : [document]
    for (const place of places) {
      place.addEventListener('keydown', onKey)
      place.addEventListener('keydown', onRemove, { capture: true })
    }
    return () => {
      for (const place of places) {
        place.removeEventListener('keydown', onKey)
        place.removeEventListener('keydown', onRemove, { capture: true })
      }
    }
  }, [canvas, kind, target, getPuck, say])
}
