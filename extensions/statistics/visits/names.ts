const longestPath = 300
const longestWords = 60
/** What no one searches a library for: an address, or a number of somebody. */
const personal = /@|\d{5,}/

const hostIn = /^(?:https?:\/\/)?(?:www\.)?([a-z0-9][a-z0-9.-]{0,99})(?:[:/?#]|$)/i

/** A page, by its path alone: what stands behind a `?` may be anything. */
export const pageName = (path: string): string => path.replaceAll('\0', '').slice(0, longestPath)

/** Words of a search, without capitals; undefined when they may be about a person. */
export function searchName(words: string): string | undefined {
  const name = words
    .replace(/[\s\0]+/g, ' ')
    .trim()
    .toLowerCase()
    .slice(0, longestWords)
    .trim()
  return name === '' || personal.test(name.replace(/[ .]/g, '')) ? undefined : name
}

/** The site that a visitor came from; undefined when that is this one, or is not told. */
export const referrerName = (from: string | undefined, siteUrl: string): string | undefined =>
  from === undefined || from === siteUrl || from.startsWith(`${siteUrl}/`) ? undefined : hostOf(from)

/** The name of a site in an address, or by itself; undefined when there is none. */
export function hostOf(address: string): string | undefined {
  const host = hostIn.exec(address)?.[1]?.toLowerCase()
  return host?.includes('.') ? host : undefined
}
