import type { Mount } from '../../../behaviours/contract.ts'
import { partFor } from '../../../islands/load-part.ts'
import { pictureOf } from './picture-of.ts'

/** Links that name the size of their picture, including those added later. */
const links = 'a[data-width]'

/** Opens a clicked picture over the page (CAT-15). A click that asks for a new tab follows the link. */
export const mount: Mount = (root) => {
  const dialog = root.querySelector<HTMLDialogElement>(':scope > dialog')
  if (!dialog) return () => undefined
  const listeners = new AbortController()
  const { signal } = listeners
  let close: (() => void) | undefined

  const open = async (link: HTMLAnchorElement) => {
    const part = await partFor(root, 'lightbox', () => import('./lightbox.ts'))
    if (!part || signal.aborted) return
    const all = [...root.querySelectorAll<HTMLAnchorElement>(links)]
    close = part.openLightbox(dialog, all.map(pictureOf), all.indexOf(link), link)
  }
  root.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(links) : null
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      void open(link)
    },
    { signal },
  )
  return () => {
    listeners.abort()
    close?.()
  }
}
