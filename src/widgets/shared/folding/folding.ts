/** Opens or closes all items. While all are open, none has the `name` by which opening one closes the others. */
export function setAll(items: readonly HTMLDetailsElement[], open: boolean): void {
  for (const item of items) {
    if (open) moveAttribute(item, 'name', 'data-name')
    item.open = open
  }
  if (!open) closeEachOther(items)
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
