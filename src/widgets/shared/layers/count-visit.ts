import { kept, keptForVisit } from './kept.ts'

const counted = new WeakSet<Document>()

/** Counts this page view, and the visit that it may begin. Repeated calls on one page count once. */
export function countVisit(page: Document = document): void {
  if (counted.has(page)) return
  counted.add(page)
  kept.set('pageViews', kept.number('pageViews') + 1)
  if (keptForVisit.text('activeSession') !== undefined) return
  keptForVisit.set('activeSession', 'true')
  kept.set('sessions', kept.number('sessions') + 1)
}
