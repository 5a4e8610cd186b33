import type { Mount } from '../../behaviours/contract.ts'
import { followHash, writeHash } from '../shared/hashtags/hashtags.ts'

/**
 * Hides the button when everything fits (CAT-12, auto-hide), also after the window is resized. A hashtag in the address
 * opens it, and opening it writes its hashtag (CAT-11).
 */
export const mount: Mount = (root) => {
  const box = root.querySelector<HTMLInputElement>(':scope > input')
  const content = root.querySelector<HTMLElement>(':scope > .fold-content')
  if (!box || !content) return () => undefined
  const listeners = new AbortController()
  const { signal } = listeners
  const height = Number.parseFloat(root.style.getPropertyValue('--fold'))
  const inner = content.firstElementChild ?? content
  const measure = () => root.classList.toggle('fits', inner.scrollHeight <= height)
  const watcher = root.dataset.autoHide === 'yes' ? new ResizeObserver(measure) : undefined

  watcher?.observe(inner)
  if (watcher) measure()
  box.addEventListener('change', () => box.checked && writeHash(root), { signal })
  followHash(
    [root],
    () => (box.checked = true),
    signal,
    () => content,
  )
  return () => {
    listeners.abort()
    watcher?.disconnect()
    root.classList.remove('fits')
  }
}
