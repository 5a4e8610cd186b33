/** The address that receives a form, by document and widget. It also shows the result. */
export const formAddress = (documentId: number, id: string): string =>
  `/formulier/${documentId}/${encodeURIComponent(id)}/`

/** The same address as a route pattern. */
export const formPath = '/formulier/:document/:widget/'
