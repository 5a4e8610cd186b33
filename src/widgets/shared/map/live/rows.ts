const rowOf = (root: ParentNode, id: number) => root.querySelector<HTMLAnchorElement>(`a[data-place="${id}"]`)

/** Marks the rows of these entries in the list beside a map, and no others. */
export function markRows(root: ParentNode, ids: readonly number[]): void {
  for (const row of root.querySelectorAll('.place-list a.on')) row.classList.remove('on')
  for (const id of ids) rowOf(root, id)?.classList.add('on')
}

/** The entry of the row that was pointed at or focused. */
export function entryOfRow({ target }: Event): number | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('a[data-place]') : null
  return row ? Number(row.dataset.place) : undefined
}

/** Where a list scrolls by itself, the first of these comes in sight. */
export function showRow(root: HTMLElement, [id]: readonly number[]): void {
  if (id !== undefined && root.closest('dialog')) rowOf(root, id)?.scrollIntoView({ block: 'nearest' })
}
