/** The value of a cookie in a `Cookie` header; undefined when it is not there or cannot be read. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const mark = pair.indexOf('=')
    if (mark < 0 || pair.slice(0, mark).trim() !== name) continue
    try {
      return decodeURIComponent(pair.slice(mark + 1).trim())
    } catch {
      return undefined
    }
  }
  return undefined
}
