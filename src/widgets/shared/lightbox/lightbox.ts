import { controlDialog, openDialog } from '../../../ui/dialog/dialog-control.ts'
import { drawFilm, type Film } from './film.ts'

export interface LightboxPicture {
  src: string
  /** In pixels; 0 when unknown. */
  width: number
  height: number
  alt: string
  caption: string
  /** Shown in place of the picture. */
  film?: Film
}

/**
 * Shows pictures and films full screen, one at a time, with counter, captions, zoom and full-screen mode (CAT-15; section 9: no
 * share buttons, no loop). Arrow keys, buttons and swipes change the picture; a click on it magnifies it.
 * @param closesOnBack the Back button closes it; the gallery of a product has no history (section 9)
 * @returns closes it and removes its listeners
 */
export function openLightbox(
  dialog: HTMLDialogElement,
  pictures: readonly LightboxPicture[],
  first: number,
  opener: Element,
  onShown: (index: number) => void = () => undefined,
  closesOnBack = true,
): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  const stopControl = controlDialog(dialog)
  const image = dialog.querySelector('img')
  const view = dialog.querySelector<HTMLElement>('.lightbox-view')
  const counter = dialog.querySelector('.counter')
  const caption = dialog.querySelector('.lightbox-caption')
  const steps = [...dialog.querySelectorAll<HTMLElement>('[data-step]')]
  let current = first
  let film: HTMLElement | undefined
  const { playHere, elsewhere } = dialog.dataset

  /** In its own size, scrollable, also by keyboard. */
  const enlarge = (isLarge: boolean) => {
    view?.classList.toggle('is-large', isLarge)
    dialog.querySelector('[data-zoom]')?.setAttribute('aria-pressed', String(isLarge))
    if (view) view.tabIndex = isLarge ? 0 : -1
  }
  const show = (index: number) => {
    const picture = pictures[index]
    if (!picture || !image) return
    current = index
    film?.remove()
    film = picture.film && drawFilm(picture.film, picture.alt || picture.caption, { playHere, elsewhere })
    if (film) view?.append(film)
    image.hidden = film !== undefined
    for (const button of dialog.querySelectorAll<HTMLElement>('[data-zoom]')) button.hidden = image.hidden
    if (!film) image.src = picture.src
    setSize(image, picture)
    image.alt = picture.alt
    enlarge(false)
    if (caption) caption.textContent = picture.caption
    if (counter)
      counter.textContent = (dialog.dataset.counter ?? '')
        .replace('{page}', String(index + 1))
        .replace('{pages}', String(pictures.length))
    for (const step of steps) {
      const leads = pictures[index + Number(step.dataset.step)] !== undefined
      step.setAttribute('aria-disabled', String(!leads))
    }
    onShown(index)
  }
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return
    const step = target.closest<HTMLElement>('[data-step]')
    if (step) show(current + Number(step.dataset.step))
    else if (target === image || target.closest('[data-zoom]')) enlarge(!view?.classList.contains('is-large'))
    else if (target.closest('[data-full-screen]')) void turnFullScreen(dialog)
    else if (target === view) dialog.close()
  }
  const onKey = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined || view?.classList.contains('is-large')) return
    event.preventDefault()
    show(current + by)
  }

  if (view) listenForSwipes(view, (by) => show(current + by), signal)
  dialog.addEventListener('click', onClick, { signal })
  dialog.addEventListener('keydown', onKey, { signal })
  const end = () => {
    if (dialog.contains(document.fullscreenElement)) void document.exitFullscreen()
    // It stops.
    film?.remove()
    listeners.abort()
    stopControl()
  }
  dialog.addEventListener('close', end, { signal })
  for (const button of dialog.querySelectorAll<HTMLElement>('[data-full-screen]'))
    button.hidden = !document.fullscreenEnabled
  show(first)
  openDialog(dialog, opener)
  if (closesOnBack) closeOnBack(dialog, signal)
  return () => {
    dialog.close()
    end()
  }
}

/** Back closes it and keeps the page's position; closing it otherwise removes its history entry. */
function closeOnBack(dialog: HTMLDialogElement, signal: AbortSignal): void {
  history.pushState({ ...history.state, lightbox: true }, '')
  window.addEventListener('popstate', () => dialog.close(), { signal })
  dialog.addEventListener(
    'close',
    () => {
      if (history.state?.lightbox) history.back()
    },
    { signal },
  )
}

function setSize(image: HTMLImageElement, { width, height }: LightboxPicture): void {
  for (const [name, pixels] of Object.entries({ width, height }))
    if (pixels > 0) image.setAttribute(name, String(pixels))
    else image.removeAttribute(name)
}

/** Browsers refuse a dialog; what it holds may fill the screen. */
async function turnFullScreen(dialog: HTMLDialogElement): Promise<void> {
  try {
    await (document.fullscreenElement
      ? document.exitFullscreen()
      : dialog.querySelector('.lightbox-in')?.requestFullscreen())
  } catch {
    // Refused by the browser or its owner: it stays as it is.
  }
}

/** How far a finger must move to change the picture. */
const swipePx = 50

function listenForSwipes(view: HTMLElement, turn: (by: 1 | -1) => void, signal: AbortSignal): void {
  let from: number | undefined
  const down = ({ touches }: TouchEvent) => {
    const alone = touches.length === 1 && !view.classList.contains('is-large')
    from = alone ? touches[0]?.clientX : undefined
  }
  const up = ({ changedTouches }: TouchEvent) => {
    const to = changedTouches[0]?.clientX
    if (from !== undefined && to !== undefined && Math.abs(to - from) > swipePx) turn(to < from ? 1 : -1)
    from = undefined
  }
  view.addEventListener('touchstart', down, { passive: true, signal })
  view.addEventListener('touchend', up, { passive: true, signal })
}
