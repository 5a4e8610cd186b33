import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { Drawn, PreviewStore } from './preview-store.ts'

export const PreviewContext = createContext<PreviewStore | undefined>(undefined)

/** The current preview of a block; undefined until the server's first answer. */
export function usePreview(id: string): Drawn | undefined {
  const store = useContext(PreviewContext)
  const subscribe = useCallback(
    (listener: () => void) => store?.subscribe(id, listener) ?? (() => undefined),
    [store, id],
  )
  return useSyncExternalStore(subscribe, () => store?.get(id))
}
