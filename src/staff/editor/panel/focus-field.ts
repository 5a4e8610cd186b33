/** Elements that take typed text. */
const writable = 'input, textarea, [contenteditable="true"]'
/** A panel or text editor that opens takes some frames to appear. */
const mostFrames = 120

/** Brings a field of the chosen widget into sight, the caret at its end; `path` is its name as Puck says it. */
export function focusField(path: string, frames = 0): void {
  const fields = document.querySelectorAll<HTMLElement>(`[data-field="${CSS.escape(path)}"]`)
  // Puck renders a second, hidden panel for phones.
  const field = [...fields].find((one) => one.closest('details:not([open])') || one.checkVisibility())
  const input = field?.querySelector<HTMLElement>(writable)
  if (!field || !input) {
    if (frames < mostFrames) requestAnimationFrame(() => focusField(path, frames + 1))
    return
  }
  for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
  input.focus()
  if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) {
    input.setSelectionRange(input.value.length, input.value.length)
  } else {
    window.getSelection()?.selectAllChildren(input)
    window.getSelection()?.collapseToEnd()
  }
}
