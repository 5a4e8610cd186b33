/** Addresses of the library's classic calls (section 7), for forms and links. */

/** `task` with its parameters, as a path with a query. */
export function callPath(task: string, parameters: Readonly<Record<string, string | number>> = {}): string {
  const query = new URLSearchParams({ juwpfisadmin: 'false', action: 'wpfd', task })
  for (const [name, value] of Object.entries(parameters)) query.set(name, String(value))
  return `/wp-admin/admin-ajax.php?${query}`
}

/** The fixed name of a zip of search results (decisions, zip messages). */
export const searchZipName = 'wp-file-download-search'

/** Our own viewer. */
export const viewerPath = (id: number | string): string => `/bestand-bekijken/${id}/`
