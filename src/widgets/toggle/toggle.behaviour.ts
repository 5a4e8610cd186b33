import type { Mount } from '../../behaviours/contract.ts'
import { followHash, writeHash } from '../shared/hashtags/hashtags.ts'

/** A hashtag in the address opens its item, and opening an item writes its hashtag (CAT-11). */
export const mount: Mount = (root) => {
  const items = [...root.querySelectorAll<HTMLDetailsElement>(':scope > .acc > details')]
  const listeners = new AbortController()
  const { signal } = listeners
  for (const item of items)
    item.querySelector(':scope > summary')?.addEventListener(
      'click',
      () => {
        // The click has not toggled it yet.
        if (!item.open) writeHash(item)
      },
      { signal },
    )
  followHash(
    items,
    (item) => (item.open = true),
    signal,
    (item) => item,
  )
  return () => listeners.abort()
}
