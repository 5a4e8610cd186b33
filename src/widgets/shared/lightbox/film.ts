import { readConsent } from '../../../kernel/consent.ts'
import { embedAddress } from '../films/embed-address.ts'

/** A film that the lightbox plays. */
export interface Film {
  /** Our own file, or the address at which another site plays it. */
  src: string
  /** Of a film on another site: the page that shows it there. */
  page?: string
}

/** Section 5: links to video. */
const filmFile = /\.(?:mp4|m4v|webm|ogv|mov)$/i

/** The film at an address: a file of ours that is no download, or with `isAsked` a film of YouTube or Vimeo. */
export function filmAt(href: string, isAsked: boolean): Film | undefined {
  if (!URL.canParse(href)) return undefined
  const { origin, pathname } = new URL(href)
  if (origin === location.origin)
    return filmFile.test(pathname) && !pathname.startsWith('/download/') ? { src: href } : undefined
  const src = isAsked ? embedAddress(href) : undefined
  return src === undefined ? undefined : { src, page: href }
}

/** Texts of the lightbox for films, from its `data-` attributes. */
interface FilmTexts {
  playHere?: string | undefined
  elsewhere?: string | undefined
}

/**
 * Draws a film. One of another site asks first, because that site then learns of the visit, unless the visitor consented
 * to video (SITE-01).
 */
export function drawFilm({ src, page }: Film, title: string, texts: FilmTexts): HTMLElement {
  if (page === undefined) {
    const video = document.createElement('video')
    Object.assign(video, { src, controls: true, playsInline: true, ariaLabel: title })
    return video
  }
  const frame = document.createElement('iframe')
  Object.assign(frame, { src, title, allow: 'fullscreen; picture-in-picture' })
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  if (readConsent(document.cookie).answers.video === true) return frame
  const ask = document.createElement('div')
  ask.className = 'lightbox-ask'
  const words = document.createElement('p')
  words.textContent = (texts.elsewhere ?? '').replace('{host}', new URL(page).hostname.replace(/^www\./, ''))
  const play = document.createElement('button')
  play.type = 'button'
  play.className = 'btn'
  play.textContent = texts.playHere ?? ''
  play.addEventListener('click', () => {
    ask.replaceWith(frame)
    frame.focus()
  })
  ask.append(words, play)
  return ask
}
