/** An item of a menu with those below it. */
export interface MenuItem {
  label: string
  url: string
  items: readonly MenuItem[]
}

/** The same as a row of a flat list: its depth tells which row is its parent. */
export interface MenuRow {
  key: number
  label: string
  url: string
  depth: number
}

/** Number of levels below the first that the site shows. */
export const deepest = 1

let made = 0
export const newRow = (depth = 0): MenuRow => ({ key: ++made, label: '', url: '', depth })

export const toRows = (items: readonly MenuItem[], depth = 0): MenuRow[] =>
  items.flatMap(({ label, url, items: below = [] }) => [
    { ...newRow(depth), label, url },
    ...toRows(below, depth + 1),
  ])

/** Reduces the depth of a row that is deeper than the row above allows. */
export function toItems(rows: readonly MenuRow[]): MenuItem[] {
  const [first] = rows
  if (!first) return []
  const items: MenuItem[] = []
  for (let at = 0; at < rows.length; at = endOf(rows, at)) {
    const { label, url } = rows[at] ?? first
    items.push({ label, url, items: toItems(rows.slice(at + 1, endOf(rows, at))) })
  }
  return items
}

/** The index after the last descendant of a row. */
export function endOf(rows: readonly MenuRow[], at: number): number {
  const depth = rows[at]?.depth ?? 0
  const next = rows.findIndex((row, index) => index > at && row.depth <= depth)
  return next < 0 ? rows.length : next
}

/**
 * Moves a row and what stands below it to before the row that is now at `to`, so far in as asked; never into itself,
 * never further in than the row above it allows. What is deeper than the site shows stays so only where it was.
 */
export function moveRow(
  rows: readonly MenuRow[],
  from: number,
  to: number,
  depth = rows[from]?.depth ?? 0,
): MenuRow[] {
  const end = endOf(rows, from)
  if (to > from && to < end) return [...rows]
  const moved = rows.slice(from, end)
  const rest = [...rows.slice(0, from), ...rows.slice(end)]
  const place = Math.min(Math.max(0, to >= end ? to - moved.length : to), rest.length)
  const above = rest[place - 1]
  const most = above ? above.depth + 1 : 0
  const by =
    Math.max(0, Math.min(depth, most, Math.max(deepest, rows[from]?.depth ?? 0))) - (moved[0]?.depth ?? 0)
  return settled([
    ...rest.slice(0, place),
    ...moved.map((row) => ({ ...row, depth: row.depth + by })),
    ...rest.slice(place),
  ])
}

/** What stands below the row moves one level out. */
export const removeRow = (rows: readonly MenuRow[], at: number): MenuRow[] => [
  ...rows.slice(0, at),
  ...rows.slice(at + 1, endOf(rows, at)).map((row) => ({ ...row, depth: row.depth - 1 })),
  ...rows.slice(endOf(rows, at)),
]

/** Moves a row up past its previous sibling, or down past its next. */
export function stepRow(rows: readonly MenuRow[], at: number, by: -1 | 1): MenuRow[] {
  const depth = rows[at]?.depth ?? 0
  if (by === 1) {
    const end = endOf(rows, at)
    return end < rows.length && rows[end]?.depth === depth
      ? moveRow(rows, at, endOf(rows, end), depth)
      : [...rows]
  }
  const before = rows.slice(0, at).findLastIndex((row) => row.depth <= depth)
  return before >= 0 && rows[before]?.depth === depth ? moveRow(rows, at, before, depth) : [...rows]
}

/** No row is more than one level deeper than the row above it. */
function settled(rows: readonly MenuRow[]): MenuRow[] {
  let most = 0
  return rows.map((row) => {
    const depth = Math.min(row.depth, most)
    most = depth + 1
    return { ...row, depth }
  })
}
