/** Data of a drag of a category or of chosen files. */
export const categoryType = 'application/x-schelp-category'
export const filesType = 'application/x-schelp-files'

/** Reads the data of our own drag; a drag from another page may hold anything. */
export function idsIn(json: string): number[] {
  try {
    const ids: unknown = JSON.parse(json)
    return Array.isArray(ids) ? ids.filter((id) => Number.isInteger(id)) : []
  } catch {
    return []
  }
}
