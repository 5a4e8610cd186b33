/** Where a form is sent to, by the document and the widget; what became of it is said there too. */
export const formAddress = (documentId: number, id: string): string =>
  `/formulier/${documentId}/${encodeURIComponent(id)}/`

/** The same as routes are written. */
export const formPath = '/formulier/:document/:widget/'
