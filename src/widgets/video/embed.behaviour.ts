import type { Mount } from '../../behaviours/contract.ts'
import { readConsent } from '../../kernel/consent.ts'

/**
 * Plays an external video once the visitor consents, or asks for this one alone (SITE-01). Withdrawing consent brings
 * the still back. The frame plays without any script of the other site, so that nothing polls for one every 350 ms as the
 * classic site does (section 9).
 */
export const mount: Mount = (figure) => {
  const still = figure.querySelector<HTMLElement>('.video-still')
  const offer = figure.querySelector<HTMLElement>('[data-embed-offer]')
  const hint = figure.querySelector<HTMLElement>('[data-embed-hint]')
  const { embed, title = '' } = figure.dataset
  if (!still || !offer || !embed) return () => undefined
  const frame = document.createElement('iframe')
  frame.title = title
  frame.allow = 'fullscreen; picture-in-picture'
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.className = 'video-frame'
  frame.style.aspectRatio = still.style.aspectRatio

  const show = (playing: boolean) => {
    offer.hidden = playing
    if (hint) hint.hidden = playing
    if (playing === frame.isConnected) return
    if (playing) {
      frame.src = embed
      still.replaceWith(frame)
    } else frame.replaceWith(still)
  }
  const once = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('[data-embed-once]')) return
    show(true)
    frame.focus()
  }
  const follow = () => show(readConsent(document.cookie).answers.video === true)
  follow()
  figure.addEventListener('click', once)
  document.addEventListener('setCookieNotice', follow)
  return () => {
    figure.removeEventListener('click', once)
    document.removeEventListener('setCookieNotice', follow)
  }
}
