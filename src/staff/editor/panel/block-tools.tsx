import { createUsePuck, useGetPuck } from '@puckeditor/core'
import { type ReactNode, useRef, useState } from 'react'
import { startTypingInChosen } from '../canvas/typing/start-typing.ts'
import { wordsIn } from '../canvas/typing/words.ts'
import { rooms } from '../rooms.ts'
import { useSession } from '../session.ts'
import { editorTexts } from '../texts.ts'
import { copyChosen, duplicateChosen, moveBy, pasteCopied, pasteLook, removeChosen } from './block-actions.ts'
import { FieldParts } from './field-parts.tsx'
import { KeyList } from './key-list.tsx'
import { partOf, unlinkPart } from './parts.ts'
import { SavePart } from './save-part.tsx'
import { TargetChoice } from './target-choice.tsx'

const usePuck = createUsePuck()

/** What can be done with the chosen widget, above its fields: by keyboard and touch what dragging does by mouse. */
export function BlockTools({ children }: { children: ReactNode }) {
  const getPuck = useGetPuck()
  const { canvas, said, say, target, document } = useSession()
  const pasteButton = useRef<HTMLButtonElement>(null)
  const [isSaving, setSaving] = useState(false)
  const part = usePuck(({ selectedItem }) => partOf(selectedItem))
  const type = usePuck(({ selectedItem }) => selectedItem?.type)
  const hasWords = usePuck(
    ({ selectedItem: chosen }) =>
      chosen !== null && wordsIn(rooms.get(chosen.type)?.fields ?? {}, chosen.props).length > 0,
  )
  const label = type === undefined ? undefined : (rooms.get(type)?.label ?? type)
  /** A card shows one entry, a newsletter goes out once, and a block stands in no other. */
  const canSavePart = ['page', 'template', 'popup', 'panel'].includes(document.kind) && type !== 'saved-part'
  const tellUnlinked = (done: boolean) => say(editorTexts(done ? 'partUnlinked' : 'unlinkFailed'))
  const remove = () => {
    say(removeChosen(getPuck()))
    // The pressed button goes when no widget is chosen.
    if (!getPuck().selectedItem) pasteButton.current?.focus()
  }
  return (
    <>
      <div className="block-tools" role="toolbar" aria-label={editorTexts('tools')}>
        {label === undefined ? null : (
          <>
            {hasWords ? (
              <button type="button" onClick={() => startTypingInChosen(getPuck, canvas)}>
                {editorTexts('type')}
              </button>
            ) : null}
            <button type="button" onClick={() => say(moveBy(getPuck(), -1))}>
              {editorTexts('moveUp')}
            </button>
            <button type="button" onClick={() => say(moveBy(getPuck(), 1))}>
              {editorTexts('moveDown')}
            </button>
            <button type="button" onClick={() => say(duplicateChosen(getPuck()))}>
              {editorTexts('duplicate')}
            </button>
            <button
              type="button"
              onClick={() => copyChosen(getPuck()) && say(editorTexts('copied', { label }))}
            >
              {editorTexts('copy')}
            </button>
          </>
        )}
        <button
          type="button"
          ref={pasteButton}
          onClick={() => say(pasteCopied(getPuck(), document.kind, target))}
        >
          {editorTexts('paste')}
        </button>
        {label === undefined ? null : (
          <>
            <button
              type="button"
              onClick={() => say(editorTexts(pasteLook(getPuck()) ? 'lookPasted' : 'noLookToPaste'))}
            >
              {editorTexts('pasteLook')}
            </button>
            {part === undefined ? (
              canSavePart ? (
                <button type="button" onClick={() => setSaving(true)}>
                  {editorTexts('savePart')}
                </button>
              ) : null
            ) : (
              <button
                type="button"
                onClick={() => void unlinkPart(getPuck).then(tellUnlinked, () => tellUnlinked(false))}
              >
                {editorTexts('unlinkPart')}
              </button>
            )}
            <button type="button" onClick={remove}>
              {editorTexts('remove')}
            </button>
          </>
        )}
      </div>
      {said ? (
        <p className="hint" aria-hidden="true">
          {said}
        </p>
      ) : null}
      {isSaving ? <SavePart onClose={() => setSaving(false)} /> : null}
      <TargetChoice />
      {label === undefined ? <p className="hint">{editorTexts('nothingChosen')}</p> : null}
      <FieldParts>{children}</FieldParts>
      <KeyList />
    </>
  )
}
