import { useEffect, useState } from 'react'
import type { DocumentCalls, Visited } from '../document.ts'

const everyMs = 10_000

/** Says every ten seconds that this tab has the document open, and learns who else has. */
export function useVisits(calls: Pick<DocumentCalls, 'visit' | 'leave'>): Visited | undefined {
  const [visited, setVisited] = useState<Visited>()
  useEffect(() => {
    const visit = crypto.randomUUID()
    let left = false
    const call = () =>
      void calls.visit(visit).then(
        (answer) => left || setVisited(answer),
        () => undefined,
      )
    const leave = () => calls.leave(visit)
    call()
    const timer = setInterval(call, everyMs)
    window.addEventListener('pagehide', leave)
    return () => {
      left = true
      clearInterval(timer)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [calls])
  return visited
}
