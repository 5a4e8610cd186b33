import { createContext, useContext } from 'react'
import type { DocumentCalls, OpenDocument } from './document.ts'
import type { DraftKeeper } from './draft/draft-keeper.ts'
import type { Target } from './panel/block-actions.ts'

/** What the parts of one open editor share. */
export interface Session {
  document: OpenDocument
  setDocument: (document: OpenDocument) => void
  calls: DocumentCalls
  keeper: DraftKeeper
  /** The document inside the canvas frame, once it is loaded. */
  canvas: Document | undefined
  /** The slot that staff chose for the next widget. */
  target: Target | undefined
  setTarget: (target: Target | undefined) => void
  /** What was said last. */
  said: string
  /** Announces a text to screen readers, and shows it above the fields of the chosen widget. */
  say: (words: string) => void
}

export const EditingContext = createContext<Session | undefined>(undefined)

export function useSession(): Session {
  const session = useContext(EditingContext)
  if (!session) throw new Error('no editor is open here')
  return session
}
