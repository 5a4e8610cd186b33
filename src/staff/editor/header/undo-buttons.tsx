import { createUsePuck, useGetPuck } from '@puckeditor/core'
import { useEffect, useRef } from 'react'
import { editorTexts } from '../texts.ts'

const usePuck = createUsePuck()

/** Puck records a change in its history after this delay; undoing earlier would go back one step too far. */
const writtenAfterMs = 300

/** Undo and redo; Ctrl+Z and Ctrl+Y do the same. */
export function UndoButtons() {
  const getPuck = useGetPuck()
  const hasPast = usePuck(({ history }) => history.hasPast)
  const hasFuture = usePuck(({ history }) => history.hasFuture)
  const data = usePuck(({ appState }) => appState.data)
  const changedAt = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment of every change
  useEffect(() => {
    changedAt.current = Date.now()
  }, [data])
  const go = (way: 'back' | 'forward') => {
    const wait = Math.max(0, changedAt.current + writtenAfterMs - Date.now())
    setTimeout(() => getPuck().history[way](), wait)
  }
  return (
    <div className="editor-undo">
      <button
        type="button"
        aria-label={editorTexts('undo')}
        title={editorTexts('undo')}
        disabled={!hasPast}
        onClick={() => go('back')}
      >
        <Arrow />
      </button>
      <button
        type="button"
        className="is-forth"
        aria-label={editorTexts('redo')}
        title={editorTexts('redo')}
        disabled={!hasFuture}
        onClick={() => go('forward')}
      >
        <Arrow />
      </button>
    </div>
  )
}

const Arrow = () => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="M9 5 4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3" />
  </svg>
)
