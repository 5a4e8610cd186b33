/** What the drag of a category or of chosen files carries. */
export const categoryType = 'application/x-schelp-category'
export const filesType = 'application/x-schelp-files'

/** What our own drag carries; another page's may carry anything. */
export function idsIn(json: string): number[] {
  try {
    const ids: unknown = JSON.parse(json)
    return Array.isArray(ids) ? ids.filter((id) => Number.isInteger(id)) : []
  } catch {
    return []
  }
}
