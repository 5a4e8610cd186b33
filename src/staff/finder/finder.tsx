import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Drawing } from '../ui/drawing.tsx'
import { isElement } from '../ui/is-node.ts'
import type { FinderDialogProps } from './finder-dialog.tsx'
import { useNoteScreen } from './last-screens.ts'

/** On macOS, Ctrl+K deletes the rest of a line in a text field. */
const isMac = /^(Mac|iP)/.test(navigator.platform)

/** While a dialog is open, its keys are not taken. */
const aDialog = 'dialog[open], [role="dialog"], [role="alertdialog"]'

interface Props extends Omit<FinderDialogProps, 'onClose'> {
  /** The document of a frame, in which the key works too. */
  inside?: Document | undefined
}

/** The button that opens the finder, and its key; the dialog itself is fetched when it is opened. */
export function Finder({ inside, ...rest }: Props) {
  const translate = useTranslate()
  const [Dialog, setDialog] = useState<ComponentType<FinderDialogProps>>()
  const [state, setState] = useState<'closed' | 'coming' | 'unreachable' | 'open'>('closed')
  useNoteScreen()

  const before = useRef<Element>(null)
  const open = async (from: Document = document) => {
    before.current = from.activeElement
    setState('coming')
    try {
      const { FinderDialog } = await import('./finder-dialog.tsx')
      setDialog(() => FinderDialog)
      setState('open')
    } catch {
      setState('unreachable')
    }
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event
    const command = (isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !shiftKey && !altKey
    if (!command || key.toLowerCase() !== 'k') return
    event.preventDefault()
    if (document.querySelector(aDialog)) return
    void open(isElement(event.target) ? event.target.ownerDocument : document)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    const places = inside ? [document, inside] : [document]
    for (const place of places) place.addEventListener('keydown', listen)
    return () => {
      for (const place of places) place.removeEventListener('keydown', listen)
    }
  }, [inside])

  // MUI does not see that the focus was inside a frame.
  useEffect(() => {
    if (state === 'closed' && isElement(before.current) && before.current.isConnected) before.current.focus()
  }, [state])

  return (
    <>
      <button
        type="button"
        className="finder-button"
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        onClick={() => void open()}
      >
        <Drawing name="find" />
        <span className="finder-word">{translate('finder.open')}</span>
        <kbd>{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      <p className="finder-coming" role="status">
        {state === 'coming' ? translate('finder.coming') : null}
        {state === 'unreachable' ? translate('finder.unreachable') : null}
      </p>
      {Dialog && state === 'open' ? <Dialog {...rest} onClose={() => setState('closed')} /> : null}
    </>
  )
}
