/** The delay before the focus moves inside a dialog (section 9). */
const focusAfterMs = 100

const openers = new WeakMap<HTMLDialogElement, Element | null>()

/**
 * Opens a modal dialog. The focus first goes to the dialog itself, and later to the element that the browser would
 * focus. Closing the dialog returns the focus to `opener`, by default the element that had it.
 */
export function openDialog(dialog: HTMLDialogElement, opener: Element | null = document.activeElement): void {
  if (dialog.open) return
  openers.set(dialog, opener)
  dialog.tabIndex = -1
  dialog.showModal()
  const { activeElement } = document
  const first = activeElement instanceof HTMLElement ? activeElement : undefined
  dialog.focus({ preventScroll: true })
  const stop = focusLater(focusAfterMs, () =>
    dialog.ownerDocument.activeElement === dialog && first && dialog.contains(first) ? first : undefined,
  )
  dialog.addEventListener('close', stop, { once: true })
}

/**
 * Moves the focus after a delay to the element that `find` returns: at once if the visitor types, so that no letter
 * is lost, and not at all if they press anything else. Returns the clean-up function.
 */
export function focusLater(afterMs: number, find: () => HTMLElement | undefined): () => void {
  const waiting = new AbortController()
  const { signal } = waiting
  const stop = () => waiting.abort()
  const move = () => {
    stop()
    find()?.focus()
  }
  const timer = setTimeout(move, afterMs)
  signal.addEventListener('abort', () => clearTimeout(timer))
  document.addEventListener('pointerdown', stop, { signal, capture: true })
  document.addEventListener('keydown', (event) => (isTyped(event) ? move() : stop()), {
    signal,
    capture: true,
  })
  return stop
}

/** A visitor typed a character; browsers that fill in a field send an event without a key. */
const isTyped = ({ key = '', ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !(ctrlKey || metaKey || altKey)

/**
 * Closes a dialog on a click on its backdrop, or on a button in it with `data-closes`; the browser handles Escape.
 * Returns the clean-up function.
 */
export function controlDialog(dialog: HTMLDialogElement): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  let pressedOutside = false

  // The content fills the dialog, so only the backdrop has the dialog itself as event target. A press that began
  // inside (for instance to select text) and ended outside does not count.
  dialog.addEventListener(
    'pointerdown',
    (event) => {
      pressedOutside = event.target === dialog
    },
    { signal },
  )
  dialog.addEventListener(
    'click',
    (event) => {
      const onBackdrop = event.target === dialog && pressedOutside
      const onClose = event.target instanceof Element && event.target.closest('[data-closes]')
      if (onBackdrop || onClose) dialog.close()
    },
    { signal },
  )
  dialog.addEventListener(
    'close',
    () => {
      const opener = openers.get(dialog)
      openers.delete(dialog)
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    },
    { signal },
  )
  return () => listeners.abort()
}

/** For plain HTML: `<button data-opens="dialog-id">` opens a dialog, and every dialog in `root` can be closed. */
export function controlDialogs(root: ParentNode & EventTarget): () => void {
  const cleanUps = Array.from(root.querySelectorAll('dialog'), controlDialog)
  const open = (event: Event) => {
    const opener = event.target instanceof Element && event.target.closest('[data-opens]')
    if (!opener) return
    const dialog = document.getElementById(opener.getAttribute('data-opens') ?? '')
    if (dialog instanceof HTMLDialogElement) openDialog(dialog, opener)
  }
  root.addEventListener('click', open)
  return () => {
    root.removeEventListener('click', open)
    for (const cleanUp of cleanUps) cleanUp()
  }
}
