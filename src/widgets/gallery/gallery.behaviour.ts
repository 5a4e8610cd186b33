import type { Mount } from '../../behaviours/contract.ts'

/** A picture that is pressed opens over the page; a press that asks for a new tab is left to its link. */
export const mount: Mount = (root) => {
  const dialog = root.querySelector('dialog')
  const links = [...root.querySelectorAll<HTMLAnchorElement>('figure a')]
  if (!dialog) return () => undefined
  const listeners = new AbortController()
  const { signal } = listeners
  let close: (() => void) | undefined

  const open = async (link: HTMLAnchorElement) => {
    const { openLightbox } = await import('../shared/lightbox/lightbox.ts')
    if (signal.aborted) return
    close = openLightbox(dialog, links.map(pictureOf), links.indexOf(link), link, () => undefined)
  }
  root.addEventListener(
    'click',
    (event) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('figure a') : null
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

const pictureOf = (link: HTMLAnchorElement) => ({
  src: link.href,
  width: Number(link.dataset.width),
  height: Number(link.dataset.height),
  alt: link.querySelector('img')?.alt ?? '',
  caption: link.dataset.caption ?? '',
})
