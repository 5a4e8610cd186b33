import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Category, FileRow } from './api/answers.ts'
import { type ListQuery, library, perPage } from './api/library.ts'
import { type Refusal, refusalOf } from './api/refusal.ts'
import { type Branch, branches } from './tree/tree.ts'

export interface FoundFiles {
  files: readonly FileRow[]
  total: number
  pages: number
}

/** The tree of categories; `reload` requests it again. */
export function useCategories(): { all: readonly Branch[]; refusal?: Refusal; reload(): Promise<void> } {
  const [categories, setCategories] = useState<readonly Category[]>([])
  const [refusal, setRefusal] = useState<Refusal>()
  const reload = useCallback(async () => {
    try {
      setCategories(await library.categories())
      setRefusal(undefined)
    } catch (error) {
      setRefusal(refusalOf(error))
    }
  }, [])
  useEffect(() => void reload(), [reload])
  const all = useMemo(() => branches(categories), [categories])
  return { all, ...(refusal && { refusal }), reload }
}

/** The contents of a list; the previous answer stays until the next arrives, and a late answer is ignored. */
export function useFiles(query: ListQuery): {
  found?: FoundFiles
  busy: boolean
  refusal?: Refusal
  reload(): void
} {
  const [found, setFound] = useState<FoundFiles>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [busy, setBusy] = useState(true)
  const [times, setTimes] = useState(0)
  const reload = useCallback(() => setTimes((count) => count + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more means: ask again
  useEffect(() => {
    const stop = new AbortController()
    setBusy(true)
    library.files(query, stop.signal).then(
      ({ files, total }) => {
        setFound({ files, total, pages: Math.max(1, Math.ceil(total / perPage)) })
        setRefusal(undefined)
        setBusy(false)
      },
      (error) => {
        if (stop.signal.aborted) return
        setRefusal(refusalOf(error))
        setBusy(false)
      },
    )
    return () => stop.abort()
  }, [query, times])
  return { ...(found && { found }), busy, ...(refusal && { refusal }), reload }
}

/** Calls a function at most once in so many milliseconds, and always once more after the last call. */
export function useCalmly(run: () => void, pauseMs: number): () => void {
  const timer = useRef<number>(undefined)
  const latest = useRef(run)
  latest.current = run
  return useCallback(() => {
    timer.current ??= window.setTimeout(() => {
      timer.current = undefined
      latest.current()
    }, pauseMs)
  }, [pauseMs])
}
