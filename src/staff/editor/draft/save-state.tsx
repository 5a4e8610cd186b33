import { useSyncExternalStore } from 'react'
import { useSession } from '../session.ts'
import { editorTexts } from '../texts.ts'
import type { DraftState } from './draft-keeper.ts'

export function useDraftState(): DraftState {
  const { keeper } = useSession()
  return useSyncExternalStore(keeper.subscribe, () => keeper.state)
}

/** Shows the state of saving. */
export function SaveState() {
  const state = useDraftState()
  return (
    <span className={`editor-saving is-${state.kind}`} role="status">
      {state.kind === 'refused'
        ? state.message || editorTexts('state.refused')
        : editorTexts(`state.${state.kind}`)}
    </span>
  )
}
