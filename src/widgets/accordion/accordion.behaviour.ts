import type { Mount } from '../../behaviours/contract.ts'
import { openAlone, setAll } from '../shared/folding/folding.ts'
import { followHash, writeHash } from '../shared/hashtags/hashtags.ts'

/**
 * What `details` cannot do alone (CAT-11, CAT-12): a hashtag in the address opens its item, opening an item writes its
 * hashtag, two buttons open and close all, and items that started open close each other.
 */
export const mount: Mount = (root) => {
  const stop = new AbortController()
  const { signal } = stop
  const items = [...root.querySelectorAll<HTMLDetailsElement>(':scope > .acc > details')]
  const all = root.querySelector<HTMLElement>('[data-accordion-all]')

  for (const item of items) {
    item.querySelector(':scope > summary')?.addEventListener(
      'click',
      () => {
        // The click has not toggled it yet.
        if (item.open) return
        for (const other of items) if (other !== item) other.open = false
        writeHash(item)
      },
      { signal },
    )
  }
  if (all) all.hidden = false
  all?.querySelector('[data-expand-all]')?.addEventListener('click', () => setAll(items, true), { signal })
  all?.querySelector('[data-collapse-all]')?.addEventListener('click', () => setAll(items, false), { signal })
  followHash(
    items,
    (item) => {
      if (!item.open) openAlone(items, item)
    },
    signal,
    (item) => item,
  )
  return () => {
    stop.abort()
    if (all) all.hidden = true
  }
}
