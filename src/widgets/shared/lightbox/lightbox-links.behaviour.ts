import type { Mount } from '../../../behaviours/contract.ts'
import { partFor } from '../../../islands/load-part.ts'
import { parseUrlAction } from '../../../kernel/url-action.ts'
import { filmAt } from './film.ts'
import type { LightboxPicture } from './lightbox.ts'
import { pictureOf } from './picture-of.ts'

/** Section 5: links to pictures, but not downloads. */
const pictureFile = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i

interface Wanted {
  picture: LightboxPicture
  /** Links of one group form a slideshow; the pictures of a text share their element. */
  series: string | Element
}

/**
 * Opens links to pictures and films, and links of the form `#builder-action:action=lightbox&settings=…` (SITE-03), over the page
 * (CAT-15), also when the
 * address of the page ends in one. Leaves alone what a gallery opens itself, and clicks that ask for a new tab.
 */
export const mount: Mount = (root) => {
  const dialog = root.querySelector('dialog')
  const page = root.ownerDocument
  if (!dialog) return () => undefined
  const listeners = new AbortController()
  const { signal } = listeners
  let close: (() => void) | undefined

  const open = async (link: HTMLAnchorElement, { series, picture }: Wanted) => {
    const part = await partFor(dialog, 'lightbox', () => import('./lightbox.ts'))
    if (!part || signal.aborted) return
    const links = [...page.querySelectorAll<HTMLAnchorElement>('a[href]')]
    // What the address asks for is no link of the page.
    const all = (link.isConnected ? links : [link, ...links]).flatMap((other) => {
      const wanted = other === link ? { picture, series } : wantedBy(other)
      return wanted?.series === series ? [{ link: other, picture: wanted.picture }] : []
    })
    const first = all.findIndex((one) => one.link === link)
    for (const step of dialog.querySelectorAll<HTMLElement>('[data-step]')) step.hidden = all.length < 2
    close = part.openLightbox(
      dialog,
      all.map((one) => one.picture),
      first,
      link,
    )
  }
  page.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
      const wanted = wantedBy(link)
      if (!wanted) return
      event.preventDefault()
      void open(link, wanted)
    },
    { signal },
  )
  /** The address of the page, or a script, asks for it. */
  const run = () => {
    const link = page.createElement('a')
    link.href = location.hash
    const wanted = parseUrlAction(location.hash) && wantedBy(link)
    if (wanted) void open(link, wanted)
  }
  window.addEventListener('hashchange', run, { signal })
  run()
  return () => {
    listeners.abort()
    close?.()
  }
}

function wantedBy(link: HTMLAnchorElement): Wanted | undefined {
  if (link.hasAttribute('download')) return undefined
  const action = parseUrlAction(link.hash)
  if (!action) {
    const film = filmAt(link.href, false)
    if (film) return { picture: { ...captioned(link), film }, series: link }
    return isOwnPicture(link.href)
      ? { picture: captioned(link), series: link.closest('.prose') ?? link }
      : undefined
  }
  const { url, slideshow } = action.settings
  if (action.action !== 'lightbox' || typeof url !== 'string') return undefined
  const src = URL.parse(url, location.href)?.href
  const film = src && filmAt(src, true)
  if (film)
    return { picture: { ...captioned(link), alt: link.textContent?.trim() ?? '', film }, series: link }
  return src && isOwnPicture(src)
    ? { picture: { ...captioned(link), src }, series: typeof slideshow === 'string' ? slideshow : link }
    : undefined
}

const captioned = (link: HTMLAnchorElement): LightboxPicture => {
  const picture = pictureOf(link)
  const caption = picture.caption || link.closest('figure')?.querySelector('figcaption')?.textContent?.trim()
  return { ...picture, caption: caption || link.title }
}

/** A picture on another site would tell that site who looks at it. */
function isOwnPicture(href: string): boolean {
  if (!URL.canParse(href)) return false
  const { origin, pathname } = new URL(href)
  return origin === location.origin && pictureFile.test(pathname) && !pathname.startsWith('/download/')
}
