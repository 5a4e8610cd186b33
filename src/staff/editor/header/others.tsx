import { TextButton } from '../../../ui/button/button.tsx'
import type { Visited } from '../document.ts'
import { useDraftState } from '../draft/save-state.tsx'
import { useSession } from '../session.ts'
import { editorTexts } from '../texts.ts'

/** Tells two people who have the same page open about each other, and when the other one saved. */
export function Others({
  visited,
  onReload,
}: {
  visited: Visited | undefined
  onReload: () => Promise<void>
}) {
  const { keeper } = useSession()
  const state = useDraftState()
  const others = visited?.others ?? []
  const isBehind = visited !== undefined && state.kind === 'saved' && visited.version > keeper.version
  const names = others.map(({ self, name }) =>
    self ? editorTexts('yourself') : (name ?? editorTexts('somebody')),
  )
  return (
    <div className="editor-others" role="status">
      {others.length > 0 ? (
        <span>{editorTexts('others', { names: [...new Set(names)].join(', ') })}</span>
      ) : null}
      {isBehind ? (
        <span>
          {editorTexts('changedElsewhere')}{' '}
          <TextButton onClick={() => void onReload()}>{editorTexts('showIt')}</TextButton>
        </span>
      ) : null}
    </div>
  )
}
