/** What can be typed in. */
const writable = 'input, textarea, [contenteditable="true"]'
/** A panel that opens, and an editor of text, take some frames to stand there. */
const mostFrames = 120

/** Brings a field of the chosen widget into sight, the caret at its end; `path` is its name as Puck says it. */
export function focusField(path: string, frames = 0): void {
  const fields = document.querySelectorAll<HTMLElement>(`[data-field="${CSS.escape(path)}"]`)
  // Puck keeps a second panel for phones, which is not seen.
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
