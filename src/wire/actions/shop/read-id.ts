/** Reads a positive whole number from a request; undefined for anything else. */
export function readId(sent: string | null | undefined): number | undefined {
  if (!sent || !/^\d{1,10}$/.test(sent)) return undefined
  const id = Number(sent)
  return id > 0 ? id : undefined
}
