import { controlDialog, openDialog } from '../../../ui/dialog/dialog-control.ts'

interface LightboxPicture {
  src: string
  width: number
  height: number
  alt: string
  caption: string
}

/**
 * Shows pictures over the whole screen, one at a time, with counter and captions (section 9: no share buttons, no
 * history, no loop). Arrow keys, buttons and a swipe go on; a click on the picture enlarges it.
 * @returns closes it and takes its listeners away
 */
export function openLightbox(
  dialog: HTMLDialogElement,
  pictures: readonly LightboxPicture[],
  first: number,
  opener: Element,
  onShown: (index: number) => void,
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

  /** In its own size, to be scrolled, also with the keys. */
  const enlarge = (isLarge: boolean) => {
    view?.classList.toggle('is-large', isLarge)
    if (view) view.tabIndex = isLarge ? 0 : -1
  }
  const show = (index: number) => {
    const picture = pictures[index]
    if (!picture || !image) return
    current = index
    image.hidden = false
    image.src = picture.src
    image.width = picture.width
    image.height = picture.height
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
    else if (target === image) enlarge(!view?.classList.contains('is-large'))
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
    listeners.abort()
    stopControl()
  }
  dialog.addEventListener('close', end, { signal })
  show(first)
  openDialog(dialog, opener)
  return () => {
    dialog.close()
    end()
  }
}

/** How far a finger must move to turn the page. */
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
