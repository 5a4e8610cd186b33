import { useCallback, useEffect, useState } from 'react'
import { askFile, type FileAnswer } from '../calls/file.ts'

export type FileState = FileAnswer | { kind: 'waiting' } | { kind: 'failed' }

/** Fetches the file of a box when it opens, and forgets the one before. */
export function useFile(wanted: { id: string; category: string } | undefined, root: number) {
  const [state, setState] = useState<FileState>({ kind: 'waiting' })
  const [attempts, setAttempts] = useState(0)
  const { id, category } = wanted ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    if (id === undefined || category === undefined) return
    const controller = new AbortController()
    setState({ kind: 'waiting' })
    askFile({ id, category, root }, controller.signal)
      .catch((): FileState => ({ kind: 'failed' }))
      .then((answer) => {
        if (!controller.signal.aborted) setState(answer)
      })
    return () => controller.abort()
  }, [id, category, root, attempts])
  return [state, useCallback(() => setAttempts((count) => count + 1), [])] as const
}
