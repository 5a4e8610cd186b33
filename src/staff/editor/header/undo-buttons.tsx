import { createUsePuck } from '@puckeditor/core'
import { editorTexts } from '../texts.ts'

const usePuck = createUsePuck()

/** Back and forth through what was done; Ctrl+Z and Ctrl+Y do the same. */
export function UndoButtons() {
  const history = usePuck(({ history }) => history)
  return (
    <div className="editor-undo">
      <button
        type="button"
        aria-label={editorTexts('undo')}
        title={editorTexts('undo')}
        disabled={!history.hasPast}
        onClick={() => history.back()}
      >
        <Arrow />
      </button>
      <button
        type="button"
        className="is-forth"
        aria-label={editorTexts('redo')}
        title={editorTexts('redo')}
        disabled={!history.hasFuture}
        onClick={() => history.forward()}
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
