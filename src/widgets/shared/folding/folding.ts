/**
 * Opens or closes all items. Items that were all opened lose the `name` by which opening one closes the others; the next
 * item that somebody opens gets it back for all.
 */
export function setAll(items: readonly HTMLDetailsElement[], open: boolean): void {
  if (open) loosen(items)
  for (const item of items) item.open = open
  if (!open) closeEachOther(items)
}

function loosen(items: readonly HTMLDetailsElement[]): void {
  const named = items.filter((item) => item.hasAttribute('name'))
  const pressed = new AbortController()
  for (const item of named) {
    moveAttribute(item, 'name', 'data-name')
    item.querySelector(':scope > summary')?.addEventListener(
      'click',
      () => {
        // The click has not toggled it yet.
        if (item.open) return
        pressed.abort()
        for (const other of items) other.open = false
        closeEachOther(items)
      },
      { signal: pressed.signal },
    )
  }
}

/** Opens one item alone. */
export function openAlone(items: readonly HTMLDetailsElement[], item: HTMLDetailsElement): void {
  for (const other of items) other.open = other === item
  closeEachOther(items)
}

function closeEachOther(items: readonly HTMLDetailsElement[]): void {
  for (const item of items) moveAttribute(item, 'data-name', 'name')
}

function moveAttribute(element: Element, from: string, to: string): void {
  const value = element.getAttribute(from)
  if (value === null) return
  element.setAttribute(to, value)
  element.removeAttribute(from)
}
