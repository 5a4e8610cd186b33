import { useCallback, useRef, useState } from 'react'

/** State that event handlers can read at once, also between a change and its render. */
export function useLatest<Value>(initial: Value) {
  const [value, show] = useState(initial)
  const latest = useRef(initial)
  const change = useCallback((next: Value) => {
    latest.current = next
    show(next)
  }, [])
  return [value, change, latest] as const
}
