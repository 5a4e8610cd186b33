import type { Editor } from '@tiptap/core'
import type { Command } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  findTable,
  TableMap,
} from '@tiptap/pm/tables'

const cell = (type: string) => ({ type, content: [{ type: 'paragraph' }] })
const row = (type: string, part: string | null = null) => ({
  type: 'tableRow',
  attrs: { 'data-part': part },
  content: [cell(type), cell(type), cell(type)],
})

/** A table with three columns and a header row. */
export const insertTable = (editor: Editor): void => {
  const table = { type: 'table', content: [row('tableHeader', 'head'), row('tableCell'), row('tableCell')] }
  editor.chain().focus().insertContent(table).run()
}

/** Toggles the header row of a table. */
const headerRow: Command = (state, dispatch) => {
  const found = findTable(state.selection.$from)
  const first = found?.node.firstChild
  if (!found || !first) return false
  const { tableHeader, tableCell } = state.schema.nodes
  const isHead = first.attrs['data-part'] === 'head'
  const tr = state.tr.setNodeMarkup(found.start, null, {
    ...first.attrs,
    'data-part': isHead ? null : 'head',
  })
  const map = TableMap.get(found.node)
  for (const place of new Set(map.map.slice(0, map.width))) {
    const node = found.node.nodeAt(place)
    if (node) tr.setNodeMarkup(found.start + place, isHead ? tableCell : tableHeader, node.attrs)
  }
  dispatch?.(tr)
  return true
}

/** Keyed by the name of their button. */
export const tableTools: Readonly<Record<string, Command>> = {
  rowAfter: addRowAfter,
  columnAfter: addColumnAfter,
  headerRow,
  rowGone: deleteRow,
  columnGone: deleteColumn,
  tableGone: deleteTable,
}
