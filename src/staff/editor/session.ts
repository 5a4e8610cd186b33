import { createContext, useContext } from 'react'
import type { DocumentCalls, OpenDocument } from './document.ts'
import type { DraftKeeper } from './draft/draft-keeper.ts'

/** What the parts of one open editor share. */
export interface Session {
  document: OpenDocument
  setDocument: (document: OpenDocument) => void
  calls: DocumentCalls
  keeper: DraftKeeper
  /** The inside of the canvas, once it stands. */
  canvas: Document | undefined
  /** Tells screen readers. */
  say: (words: string) => void
}

export const EditingContext = createContext<Session | undefined>(undefined)

export function useSession(): Session {
  const session = useContext(EditingContext)
  if (!session) throw new Error('no editor is open here')
  return session
}
