import { countVisit } from './count-visit.ts'
import { kept } from './kept.ts'

/** How many were counted since this popup was first on a page. */
export function since(id: number, name: string, counter: 'pageViews' | 'sessions'): number {
  countVisit()
  const now = kept.number(counter)
  const key = `popup_${id}_${name}`
  const first = kept.number(key)
  if (first > 0) return now - first
  kept.set(key, now)
  return 0
}
