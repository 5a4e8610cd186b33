import type { KeyboardEvent } from 'react'

const placeIn = (cell: HTMLElement): readonly [row: number, column: number] | undefined => {
  const [row, column] = (cell.dataset.cell ?? '').split(':').map(Number)
  return row === undefined || column === undefined ? undefined : [row, column]
}

/** The cell of an event; undefined outside the cells. */
export function placeOf(target: EventTarget): { row: number; column: number } | undefined {
  const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-cell]') : null
  const place = cell && placeIn(cell)
  return place ? { row: place[0], column: place[1] } : undefined
}

/** Enter and the arrows go from cell to cell as in a spreadsheet; left and right only from the edge of what is typed. */
export function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const { target, key } = event
  const from = placeOf(target)
  if (!from || !(target instanceof HTMLInputElement)) return
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const [down, right] =
    key === 'Enter'
      ? [event.shiftKey ? -1 : 1, 0]
      : key === 'ArrowDown'
        ? [1, 0]
        : key === 'ArrowUp'
          ? [-1, 0]
          : key === 'ArrowRight' && !event.shiftKey && isAtEdge(target, 'end')
            ? [0, 1]
            : key === 'ArrowLeft' && !event.shiftKey && isAtEdge(target, 'start')
              ? [0, -1]
              : [0, 0]
  if (down === 0 && right === 0) return
  // In the last row, Enter must not submit the form either.
  event.preventDefault()
  event.currentTarget
    .querySelector<HTMLInputElement>(`[data-cell="${from.row + down}:${from.column + right}"]`)
    ?.focus()
}

function isAtEdge(input: HTMLInputElement, edge: 'start' | 'end'): boolean {
  if (input.type !== 'text') return true
  const { selectionStart, selectionEnd, value } = input
  const isWhole = selectionStart === 0 && selectionEnd === value.length
  return (
    isWhole || (selectionStart === selectionEnd && selectionStart === (edge === 'start' ? 0 : value.length))
  )
}
