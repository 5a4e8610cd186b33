export type PagerItem =
  | { page: number /** Left out on a phone. */; far: boolean }
  /** A gap in the page numbers: on every screen, or only on phones where the neighbours are hidden. */
  | { gap: 'always' | 'phone' }

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Fills a gap of one page with its number, which takes no more room. */
const fillHoles = (pages: readonly number[]) =>
  pages.flatMap((page, index) => (page - (pages[index - 1] ?? page) === 2 ? [page - 1, page] : [page]))

/**
 * The page numbers to show: the first, the last, and three around the current one; on phones the first, the current
 * and the last. `current` is between 1 and `last`.
 */
export function pagerItems(current: number, last: number): PagerItem[] {
  const start = Math.max(1, Math.min(current - 1, last - 2))
  const wide = fillHoles(
    [...new Set([1, ...range(start, Math.min(last, start + 2)), last])].sort((a, b) => a - b),
  )
  const narrow = new Set([1, current, last])
  if (current === 1) narrow.add(2)
  if (current === last) narrow.add(last - 1)

  const items: PagerItem[] = []
  let shownOnPhone = 0
  let before = 0
  let gapSincePhone = false
  for (const page of wide) {
    if (page - before > 1) {
      items.push({ gap: 'always' })
      gapSincePhone = true
    }
    const far = !narrow.has(page)
    if (!far) {
      if (page - shownOnPhone > 1 && !gapSincePhone) items.push({ gap: 'phone' })
      shownOnPhone = page
      gapSincePhone = false
    }
    items.push({ page, far })
    before = page
  }
  return items
}
