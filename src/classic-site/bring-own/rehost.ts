import type { Item } from '../sources/own/read-array.ts'

/** What visitors read, which may name addresses of its own site in full. */
const shown = new Set([
  ...['content_documents', 'content_document_versions', 'content_entries', 'content_menus', 'content_terms'],
  ...['library_files', 'library_categories'],
])

/** A row in which full addresses of the former site are those of this one; the paths are the same. */
export function rehost(table: string, row: Item, from: string, to: string): Item {
  if (from === to || !shown.has(table)) return row
  const text = JSON.stringify(row)
  if (!text.includes(from)) return row
  return JSON.parse(text.replaceAll(`${from}/`, `${to}/`).replaceAll(`"${from}"`, `"${to}"`))
}
