import { focusLater } from '../../../ui/dialog/dialog-control.ts'
import '../../../ui/layer/layer.css'
import { kept } from './kept.ts'
import type { LayerWish, PopupWish } from './layer-wish.ts'
import { countTime } from './times.ts'

/** Section 9: delays before the focus moves. */
const focusAfterMs = { popup: 250, panel: 100 }

/** A popup or panel that can be opened and closed. */
export interface Layer {
  wish: LayerWish
  /** Does nothing when the visitor dismissed it for good, or when only one popup may show. */
  open(by: 'trigger' | 'link' | 'preview'): void
  close(): void
  toggle(): void
  /** Closes it and keeps it closed in this browser; a preview by staff opens it all the same. */
  putAway(): void
}

const layers = new WeakMap<HTMLDialogElement, Layer>()
const opened: HTMLDialogElement[] = []

/** Whether the page behind it cannot be used. */
const isModalBy = (wish: LayerWish): boolean => wish.kind === 'panel' || wish.a11y_navigation === true

/** The one on top: what leaves the page usable lies behind what does not, whichever opened last. */
const onTop = (): HTMLDialogElement | undefined =>
  opened.findLast((dialog) => isModalBy(layerOf(dialog).wish)) ?? opened.at(-1)

/** The layer of its element; the same whoever asks. */
export function layerOf(dialog: HTMLDialogElement): Layer {
  const known = layers.get(dialog) ?? createLayer(dialog)
  layers.set(dialog, known)
  return known
}

function createLayer(dialog: HTMLDialogElement): Layer {
  const wish: LayerWish = JSON.parse(dialog.dataset.layer ?? '{}')
  const { id, kind } = wish
  const button = dialog.querySelector<HTMLElement>('.close')
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  const isModal = isModalBy(wish)
  let open = new AbortController()
  let leaving = 0
  /** Where the focus was that went into a popup beside the page. */
  let before: Element | null = null

  const close = () => {
    if (!dialog.open || open.signal.aborted) return
    open.abort()
    const exit = wish.kind === 'popup' ? wish.exit_animation : 'slide'
    const seconds = calm.matches || !exit ? 0 : durationOf(wish)
    dialog.classList.add('is-leaving')
    if (seconds === 0) leave()
    else leaving = window.setTimeout(leave, seconds * 1000)
    letGo()
  }
  const leave = () => {
    clearTimeout(leaving)
    dialog.classList.remove('is-leaving')
    const hadFocus = dialog.contains(document.activeElement)
    dialog.close()
    if (hadFocus && before instanceof HTMLElement) before.focus()
  }
  const letGo = () => {
    opened.splice(opened.indexOf(dialog), 1)
    lockPage()
    if (wish.kind === 'popup' && wish.times_count !== 'open') count(wish)
    tell('hide')
  }
  const count = (popup: PopupWish) => {
    if (!wish.preview) countTime(id, popup, Date.now())
  }
  const tell = (what: 'show' | 'hide') =>
    dialog.dispatchEvent(new CustomEvent(`builder/${kind}/${what}`, { bubbles: true, detail: { id } }))

  const show = (isAsked: boolean) => {
    open = new AbortController()
    const { signal } = open
    fill(dialog)
    before = isModal ? null : document.activeElement
    if (isModal) {
      dialog.showModal()
      // The focus waits at the dialog itself.
      dialog.focus({ preventScroll: true })
    }
    // Opened by its attribute: `show` would take the focus away from what a visitor reads.
    else dialog.open = true
    dialog.dataset.popped = ''
    opened.push(dialog)
    lockPage()
    const later = (ms: number, act: () => void) => {
      const timer = setTimeout(act, ms)
      signal.addEventListener('abort', () => clearTimeout(timer))
    }
    // What opens by itself beside the page leaves the focus where it is.
    if (isModal || isAsked)
      signal.addEventListener(
        'abort',
        focusLater(focusAfterMs[kind], () => wayInto(dialog)),
      )
    if (wish.kind === 'popup') {
      const { close_button_delay: delay, close_automatically: seconds } = wish
      if (button) button.hidden = Boolean(delay)
      if (button && delay)
        later(delay * 1000, () => {
          button.hidden = false
        })
      if (seconds) later(seconds * 1000, close)
      if (wish.times_count === 'open') count(wish)
    }
    listen(signal)
    tell('show')
  }

  const listen = (signal: AbortSignal) => {
    let pressed: EventTarget | null = null
    // Who answers the question for consent says nothing of what lies beside it.
    const isOutside = (target: EventTarget | null) =>
      target === dialog ||
      (target instanceof Element && !dialog.contains(target) && !target.closest('.consent'))
    document.addEventListener('pointerdown', ({ target }) => (pressed = target), { signal })
    document.addEventListener(
      'click',
      (event) => {
        const { target } = event
        const isInside = target instanceof Element && dialog.contains(target)
        if (isInside && target.closest('[data-closes]')) close()
        // A press that did something else already, such as opening this, is none beside it; nor is its second half.
        if (wish.prevent_close_on_background_click || event.defaultPrevented || event.detail > 1) return
        if (onTop() !== dialog) return
        if (!isOutside(target) || !isOutside(pressed)) return
        // On the veil it closes this one alone.
        if (target === dialog) event.preventDefault()
        close()
      },
      { signal },
    )
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || onTop() !== dialog) return
        event.preventDefault()
        if (!wish.prevent_close_on_esc_key) close()
      },
      { signal },
    )
    // By a form in it, or by a browser that was refused before.
    dialog.addEventListener(
      'close',
      () => {
        // Browsers tell a frame later: it may be open again.
        if (dialog.open) return
        open.abort()
        letGo()
      },
      { signal },
    )
    // The way back of a phone.
    dialog.addEventListener(
      'cancel',
      (event) => {
        event.preventDefault()
        if (!wish.prevent_close_on_esc_key) close()
      },
      { signal },
    )
  }

  return {
    wish,
    close,
    open(by) {
      if (dialog.open && !open.signal.aborted) return
      if (by !== 'preview' && kept.text(`${kind}_${id}_disable`) !== undefined) return
      const others = document.querySelector(`.popup[data-popped]:not([id="${dialog.id}"])`)
      if (by === 'trigger' && wish.kind === 'popup' && wish.avoid_multiple_popups && others) return
      if (dialog.open) leave()
      show(by === 'link')
    },
    toggle() {
      if (dialog.open && !open.signal.aborted) this.close()
      else this.open('link')
    },
    putAway() {
      if (!wish.preview) kept.set(`${kind}_${id}_disable`, 'true')
      close()
    },
  }
}

const durationOf = (wish: LayerWish): number =>
  wish.kind === 'popup' ? Number(wish.entrance_animation_duration ?? 0.4) : 0.4

/** Its contents are initialized when it first opens. */
function fill(dialog: HTMLDialogElement): void {
  const template = dialog.querySelector('template')
  if (!template) return
  const place = template.parentElement
  template.replaceWith(template.content)
  place?.dispatchEvent(new CustomEvent('html-added', { bubbles: true }))
}

/** The first element to focus, the close button last; none when one has the focus already. */
function wayInto(dialog: HTMLDialogElement): HTMLElement | undefined {
  const ways = [
    ...dialog.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]'),
  ].filter((way) => !way.hidden && !way.matches(':disabled, [type=hidden], [tabindex="-1"]'))
  // What scrolls is no way.
  if (ways.some((way) => way === document.activeElement)) return undefined
  return ways.find((way) => !way.matches('.close')) ?? ways[0]
}

function lockPage(): void {
  const isLocked = opened.some((dialog) => layerOf(dialog).wish.prevent_scroll)
  document.documentElement.classList.toggle('stands-still', isLocked)
}
