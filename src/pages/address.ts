/** The parts of a public address: `/jacobalia/page/2/` is page 2 of `/jacobalia/`. */
export interface PageAddress {
  /** With its final slash, without `/page/n/`. */
  path: string
  page: number
  /** The canonical address, when the request used another spelling; 308. */
  proper?: string
}

const paged = /^(.*\/)page\/([1-9]\d{0,8})\/$/

/** Reads a path (section 2 and decisions, routes): the canonical form ends with a slash, and `/page/1/` is left out. */
export function readAddress(pathname: string, search: string): PageAddress {
  const slashed = pathname.endsWith('/') ? pathname : `${pathname}/`
  const match = paged.exec(slashed)
  const path = match?.[1] ?? slashed
  const page = match ? Number(match[2]) : 1
  const isFile = /\.[a-z0-9]{1,5}$/i.test(pathname)
  const proper = match && page === 1 ? path : slashed
  return { path, page, ...(proper !== pathname && !isFile ? { proper: proper + search } : {}) }
}
