import { useEffect, useState } from 'react'
import type { DocumentCalls, Visited } from '../document.ts'
import { tabName } from './tab-name.ts'

const everyMs = 10_000

/** Reports every ten seconds that this tab has the document open, and learns who else has it open. */
export function useVisits(calls: Pick<DocumentCalls, 'visit' | 'leave'>): Visited | undefined {
  const [visited, setVisited] = useState<Visited>()
  useEffect(() => {
    const visit = tabName()
    let left = false
    const call = async () => {
      try {
        const answer = await calls.visit(await visit)
        if (!left) setVisited(answer)
        // This call was under way when the page was left, so it arrived after the message of leaving.
        else leave()
      } catch {}
    }
    const leave = () => void visit.then((name) => calls.leave(name))
    void call()
    const timer = setInterval(() => void call(), everyMs)
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
