const rowOf = (root: ParentNode, id: number) => root.querySelector<HTMLAnchorElement>(`a[data-place="${id}"]`)

/** Marks the rows of these entries, and only these, in the list beside a map. */
export function markRows(root: ParentNode, ids: readonly number[]): void {
  for (const row of root.querySelectorAll('.place-list a.on')) row.classList.remove('on')
  for (const id of ids) rowOf(root, id)?.classList.add('on')
}

/** The entry of the hovered or focused row. */
export function entryOfRow({ target }: Event): number | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('a[data-place]') : null
  return row ? Number(row.dataset.place) : undefined
}

/** Scrolls the first of them into view in a list that scrolls by itself. */
export function showRow(root: HTMLElement, [id]: readonly number[]): void {
  if (id !== undefined && root.closest('dialog')) rowOf(root, id)?.scrollIntoView({ block: 'nearest' })
}
