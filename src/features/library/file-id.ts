/** A stored file is a number; a remote one is `r` and a number, gets no checkbox and is never zipped. */
export type FileId = number | `r${number}`

/** What a column of the type `integer` holds. */
export const maxId = 2 ** 31 - 1

export const fileId = (id: number, remoteUrl: string | null): FileId => (remoteUrl === null ? id : `r${id}`)

/** The number in an id from outside; undefined if the text is no id. */
export function parseFileId(text: string): number | undefined {
  const digits = /^r?([1-9]\d{0,9})$/.exec(text.trim())?.[1]
  return digits === undefined ? undefined : idOrNothing(Number(digits))
}

/** The number of a category or file from outside; undefined if the text is no such number. */
export function parseId(text: string): number | undefined {
  return /^0*[1-9]\d{0,9}$/.test(text.trim()) ? idOrNothing(Number(text)) : undefined
}

const idOrNothing = (id: number) => (id <= maxId ? id : undefined)
