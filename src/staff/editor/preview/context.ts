import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { Drawn, PreviewStore } from './preview-store.ts'

export const PreviewContext = createContext<PreviewStore | undefined>(undefined)

/** What a block looks like now; undefined until the server has said so for the first time. */
export function usePreview(id: string): Drawn | undefined {
  const store = useContext(PreviewContext)
  const subscribe = useCallback(
    (listener: () => void) => store?.subscribe(id, listener) ?? (() => undefined),
    [store, id],
  )
  return useSyncExternalStore(subscribe, () => store?.get(id))
}
